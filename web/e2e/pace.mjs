// How long one waits against three fair bots, at several speeds: measured and told. It fails for nothing that is only slow, so it is run
// by name and is no part of the tests. By the clock of the browser's network: from the frame that brings a question until it stands on the
// page and can be answered; and from the frame after which nothing is asked until the next question stands there, round by round.
import { decide, ready } from './play.mjs'

const ROUNDS = { 0: 9, 1: 5, 4: 5 }

export default async function pace(world) {
  const told = []
  for (const [speed, rounds] of Object.entries(ROUNDS)) told.push(`speed ${speed}: ${await raced(world, Number(speed), rounds)}`)
  return `\n${told.join('\n')}`
}

async function raced(world, speed, rounds) {
  const page = await world.open({ reducedMotion: 'no-preference' })
  await page.addInitScript((wish) => {
    localStorage.setItem('kubok-settings', JSON.stringify({ speed: wish, taught: true }))
    const seen = (globalThis.seen = []) // when the page began to wait for the person, and when it ceased to
    const look = () => {
      const now = !!document.querySelector('.who.now') && !!document.querySelector('[data-busy="false"]')
      if (now !== (seen.at(-1)?.[1] ?? false)) seen.push([performance.now(), now])
      requestAnimationFrame(look)
    }
    look()
  }, speed)
  const { id } = await world.make(page, { seats: [{ kind: 'here' }, ...Array(3).fill({ kind: 'bot', level: 'fair' })], nickname: 'Ann', help: 'odds', max_rounds: rounds })
  const frames = []
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  cdp.on('Network.webSocketFrameReceived', ({ timestamp, response }) => frames.push([timestamp, response.payloadData]))
  await page.goto(`${world.url}/table/${id}`)
  while ((await ready(page)) !== 'over') await decide(page).catch((error) => error.name === 'TimeoutError' || Promise.reject(error))
  // The network counts from another moment than the page
  await cdp.send('Performance.enable')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const shift = 1000 * metrics.find((one) => one.name === 'Timestamp').value - (await page.evaluate(() => performance.now()))
  const seen = await page.evaluate(() => globalThis.seen)
  const readyAfter = (moment) => seen.find(([at, now]) => now && at >= moment)?.[0]

  const latencies = []
  const waits = {}
  let [number, round, since] = [-1, 0, 0]
  for (const [timestamp, text] of frames) {
    const at = 1000 * timestamp - shift
    const message = JSON.parse(text)
    const part = message.seats?.find((one) => one.seat === 0)
    round = message.public?.view?.round ?? round
    if (part && !part.legal.length) since ||= at
    else if (part && part.number !== number) {
      number = part.number
      const there = readyAfter(at)
      if (there) latencies.push(there - at)
      if (since && there) waits[round] = (waits[round] ?? 0) + there - since
      since = 0
    }
  }
  latencies.sort((a, b) => a - b)
  const share = (all, part) => Math.round(all[Math.min(all.length - 1, Math.floor(part * all.length))])
  const sums = Object.values(waits).sort((a, b) => a - b)
  await page.context().close()
  return `${latencies.length} questions, on the page ${share(latencies, 0.5)} ms after the server has them (median), ${share(latencies, 0.95)} ms (95 %); waiting a round ${share(sums, 0.5)} ms (median), ${Math.round(sums.at(-1) ?? 0)} ms (longest of ${sums.length})`
}
