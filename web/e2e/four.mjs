// Four browsers race at once, one host and three by link: everybody acts whenever they can, no click is lost, nothing
// counts twice, and all see the same race.
import { check } from './browser.mjs'
import { places, race, setUp, sitDown } from './play.mjs'

const FRIENDS = ['Bo', 'Cy', 'Di']

export default async function four(world) {
  const host = await world.open()
  const wire = listen(host)
  await setUp(world, host, async () => {
    await host.getByLabel('Name for seat 1').fill('Ann')
    for (let seat = 2; seat <= 4; seat++) {
      if (seat > 2) await host.getByRole('button', { name: 'Add a seat' }).click()
      await host.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('link')
    }
  })
  await host.getByRole('heading', { name: 'Waiting for players' }).waitFor()
  await world.axe(host, 'lobby')
  await world.shot(host, 'lobby')
  const pages = [host]
  const wires = [wire]
  for (const [i, name] of FRIENDS.entries()) {
    const page = await world.open()
    wires.push(listen(page))
    await sitDown(page, await host.getByRole('textbox', { name: `Link for seat ${i + 2}` }).inputValue(), name)
    pages.push(page)
  }

  await Promise.all(pages.map((page) => race(page)))
  const ends = await Promise.all(pages.map(places))
  for (const end of ends) check(end.join() === ends[0].join(), `not the same places: ${JSON.stringify(ends)}`)
  check(ends[0].length === 4 && ['Ann', ...FRIENDS].every((name) => ends[0].some((line) => line.includes(name))), `somebody is missing: ${ends[0]}`)

  // Whatever was clicked was answered, and every action is in the record, once
  const id = new URL(host.url()).pathname.split('/').at(-1)
  const record = await (await host.request.get(`${world.url}/api/tables/${id}/record`)).text()
  const entries = record.split('\n').filter(Boolean).map((line) => JSON.parse(line)).filter((line) => line.action)
  for (const [seat, { acts, done, refused }] of wires.entries()) {
    check(acts.size === done.size + refused.length, `seat ${seat}: ${acts.size} clicks, ${done.size} done, ${refused.length} refused`)
    const counted = [...done].reduce((sum, key) => sum + acts.get(key), 0)
    const stored = entries.filter((entry) => entry.seat === seat).length
    check(stored === counted, `seat ${seat} did ${counted} actions, the record has ${stored}`)
  }
  return { clicks: wires.map((wire) => wire.acts.size), refused: wires.flatMap((wire) => wire.refused), places: ends[0] }
}

/** What goes over a page's socket: actions by key, and how they were answered. */
function listen(page) {
  const wire = { acts: new Map(), done: new Set(), refused: [] }
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(payload)
      if (message.t === 'act') wire.acts.set(message.key, message.actions.length)
    })
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload)
      if (message.t === 'done') wire.done.add(message.key)
      if (message.t === 'refused' && message.of === 'act') wire.refused.push(message.why.code)
    })
  })
  return wire
}
