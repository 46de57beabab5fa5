/** What is asked over HTTP. Errors carry the server's code and a sentence in the language of the page: the server's, or else ours. */
import { has, language, t } from './fluent.svelte'
import type { Action, Catalogue, Frame, Told, View, Why } from './protocol'

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

export interface ChairOrder {
  kind: 'here' | 'link' | 'open' | 'bot'
  level?: string
  name?: string
}

export interface TableOrder {
  seats: ChairOrder[]
  nickname?: string
  set?: string
  cards?: string[]
  random?: boolean
  costs?: string
  tracks?: string[]
  laps?: number
  order?: string
  max_rounds?: number
  help?: string
  pause?: number
}

export interface Summary {
  id: string
  game: string
  phase: string
  host: boolean
  made: number
  touched: number
  you: number[]
  seats: { name: string; kind: string }[]
}

export interface Step {
  entry: number
  seat: number
  undo: number | null
  events: Told[]
  action?: Action | null
  view?: View
}

export interface Invitation {
  id: string
  phase: string
  chair: string
  seats: { name: string; kind: string; taken: boolean }[]
}

/** One seat's race in figures. */
export interface Figures {
  rolls: number
  dice: number
  hits: number
  expected: number
  pushes: number
  busts: number
  feet: number
  bought: number
  fans: number
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

let known: Promise<Catalogue> | null = null

export const api = {
  catalogue: (): Promise<Catalogue> => (known ??= call('catalogue').catch((error) => ((known = null), Promise.reject(error)))),
  me: (): Promise<{ nickname: string }> => call('me'),
  rename: (nickname: string): Promise<{ nickname: string }> => call('me', 'POST', { nickname }),
  forget: (): Promise<{ forgotten: boolean }> => call('me', 'DELETE'),
  tables: (): Promise<{ tables: Summary[] }> => call('tables'),
  make: (order: TableOrder): Promise<{ id: string; links: Record<string, string> }> => call('tables', 'POST', order),
  lesson: (nickname: string): Promise<{ id: string }> => call('lesson', 'POST', { nickname }),
  rematch: (table: string): Promise<{ id: string }> => call(`tables/${table}/rematch`, 'POST'),
  randomSet: (): Promise<{ cards: string[] }> => call('random-set'),
  advice: (cards: string[]): Promise<{ warnings: Why[] }> => call('advice', 'POST', { cards }),
  invitation: (link: string): Promise<Invitation> => call('invitation', 'POST', { link }),
  join: (link: string, nickname: string): Promise<{ id: string; seat: number | null }> => call('join', 'POST', { link, nickname }),
  frame: (digest: string): Promise<Frame> => call(`data/${digest}`),
  record: (table: string, link = ''): Promise<string> => call(`tables/${table}/record`, 'GET', undefined, link),
  tally: (table: string, link = ''): Promise<Figures[] | null> => call(`tables/${table}/tally`, 'GET', undefined, link),
  steps: (table: string, start: number, count: number, views: boolean, link = ''): Promise<{ steps: Step[]; entries: number }> =>
    call(`tables/${table}/steps?start=${start}&count=${count}&views=${views}`, 'GET', undefined, link),
}
