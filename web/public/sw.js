// Keeps what never changes, so that the page opens at once, and its first file, so that it opens without a line. Nothing of a
// game is kept here: what is asked of /api, and the socket, always go to the server.
const KEPT = 'kubok-1'
const MOST = 150

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  ),
)

async function keep(request, answer) {
  const cache = await caches.open(KEPT)
  await cache.put(request, answer)
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)))
}

/** Files with a digest in their name: from here, or else from the server and kept. */
async function lasting(request) {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) void keep(request, answer.clone())
  return answer
}

/** The page itself: from the server; when that cannot be reached, the one we have. */
async function first(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) void keep('/', answer.clone())
    return answer
  } catch (error) {
    const known = await caches.match('/')
    if (known) return known
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(lasting(request))
  else if (request.mode === 'navigate') event.respondWith(first(request))
})
