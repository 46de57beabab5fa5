/** What is asked over HTTP. Errors carry the server's code and a sentence in the language of the page: the server's, or else ours. */
import { has, language, t } from './fluent.svelte'
import type { Carried, Catalogue, Frame, Handed, Joined, Me, Recap, Steps, Summaries, TableMade, TableOrder, TableSummary } from './protocol'

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

/** What the matter is: what the server says of itself; `offline`, `down` or `crowded` where it does not come to that; or nothing. */
export async function health(): Promise<string> {
  try {
    const response = await fetch('/api/health', { cache: 'no-store' })
    const told = await response.json().catch(() => null)
    if (typeof told?.problem === 'string') return told.problem
    return response.ok ? '' : response.status === 429 ? 'crowded' : 'down'
  } catch {
    return 'offline'
  }
}

export const troubleWords = (problem: string) => t(has(`page-trouble-${problem}`) ? `page-trouble-${problem}` : 'page-trouble-other')

/** Where the answer is not one of ours, as from a proxy, its status must do. */
function statusWords(status: number): string {
  if (status === 413) return t('page-http-large')
  if (status === 429) return troubleWords('crowded')
  return status >= 502 && status <= 504 ? troubleWords('down') : t('page-http-other', { status })
}

/** Who cannot be served because the server is not well is told what the matter is. */
async function failure(status: number, said: { code?: unknown; text?: unknown } | null): Promise<ApiError> {
  const problem = status >= 500 ? await health() : ''
  const ours = typeof said?.text === 'string' && said.text
  return new ApiError(typeof said?.code === 'string' ? said.code : String(status), problem ? troubleWords(problem) : ours || statusWords(status))
}

async function call(path: string, method = 'GET', body?: object, link = ''): Promise<any> {
  const headers: Record<string, string> = { 'accept-language': language() }
  if (body) headers['content-type'] = 'application/json'
  if (link) headers['kubok-link'] = link
  const response = await fetch(`/api/${path}`, { method, headers, body: body ? JSON.stringify(body) : undefined }).catch(() => {
    throw new ApiError('offline', troubleWords('offline'))
  })
  const text = await response.text()
  if (response.ok) return /^application\/json\b/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text
  let said = null
  try {
    said = JSON.parse(text)
  } catch {
    // not one of ours
  }
  throw await failure(response.status, said)
}

/** What only one game tells. */
export const ofGame = (game: string, what: string): Promise<any> => call(`games/${game}/${what}`)

/** Asked once, and again only if there was no answer. */
export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | null = null
  return () => (known ??= ask().catch((error) => ((known = null), Promise.reject(error))))
}

const catalogue = once((): Promise<Catalogue> => call('catalogue'))

export const api = {
  catalogue,
  me: (): Promise<Me> => call('me'),
  rename: (nickname: string): Promise<Me> => call('me', 'POST', { nickname }),
  forget: (): Promise<{ forgotten: boolean }> => call('me', 'DELETE'),
  tables: (page = 0): Promise<Summaries> => call(page ? `tables?page=${page}` : 'tables'),
  /** For another device of one’s own: a link, what it would do, and doing it. */
  handOver: (settings: object): Promise<Handed> => call('me/link', 'POST', { settings }),
  lookAt: (token: string): Promise<Carried> => call('me/look', 'POST', { token }),
  takeOver: (token: string, bring: boolean): Promise<Carried> => call('me/take', 'POST', { token, bring }),
  make: (order: TableOrder): Promise<TableMade> => call('tables', 'POST', order),
  lesson: (game: string, nickname: string): Promise<{ id: string }> => call('lesson', 'POST', { game, nickname }),
  onward: (table: string): Promise<{ id: string }> => call(`tables/${table}/onward`, 'POST'),
  rematch: (table: string): Promise<{ id: string }> => call(`tables/${table}/rematch`, 'POST'),
  invitation: (link: string): Promise<TableSummary> => call('invitation', 'POST', { link }),
  join: (link: string, nickname: string): Promise<Joined> => call('join', 'POST', { link, nickname }),
  frame: (digest: string): Promise<Frame> => call(`frames/${digest}`),
  record: (table: string, link = ''): Promise<string> => call(`tables/${table}/record`, 'GET', undefined, link),
  tally: (table: string, link = ''): Promise<any> => call(`tables/${table}/tally`, 'GET', undefined, link),
  /** The round that ended last; null where there is none. */
  recap: (table: string, link = ''): Promise<Recap | null> => call(`tables/${table}/recap`, 'GET', undefined, link),
  /** As everybody may see them, or as one's own seat does. */
  steps: (table: string, start: number, count: number, views: boolean, link = '', seat?: number): Promise<Steps> =>
    call(`tables/${table}/steps?start=${start}&count=${count}&views=${views}${seat === undefined ? '' : `&seat=${seat}`}`, 'GET', undefined, link),
}
