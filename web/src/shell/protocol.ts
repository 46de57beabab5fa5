/** Made by `make docs` from kubok.table (protocol, answers, orders) and kubok.titles.title: not to be changed by hand. */

export const PROTOCOL = 2

/** Why the server closes a line: the code, and its word. */
export const CLOSES: Record<number, string> = {
  1009: 'too_large',
  1011: 'broken',
  1012: 'restart',
  1013: 'busy',
  4400: 'nonsense',
  4401: 'forgotten',
  4404: 'no_table',
  4408: 'too_slow',
  4426: 'reload',
  4429: 'too_many',
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined }

/**
 * What there is to say, for any language to fill in: `say` is the code of a message, the rest are its values.
 * See kubok.kernel.words.
 */
export type Said = { say: string; [value: string]: Json | undefined }

/** How a game ended: by seat the place, 1 is best; and whether it was cut short. */
export interface Outcome {
  places: number[]
  unfinished: boolean
}

/** A labelled value: a number, words, or several of them. One whose label is a name of the glossary is a card. */
export interface Row {
  label: Said
  value: Json
  /** A heading over rows that follow each other. */
  group?: Said
}

/** A position as labelled values: of the table, and of each seat. */
export interface Sheet {
  table: Row[]
  seats: Row[][]
  result: Outcome | null
}

/** Something that the game's data names, a card perhaps: its names by language, and what it says. */
export interface Entry {
  names: Record<string, string>
  text: Json[]
}

/** What is played at a table, for lists and invitations. */
export interface About {
  /** names by language, or messages in parts */
  names: Json[]
  /** where it is, or nothing */
  picture: string
  /** how many there usually are, from and to; empty where nobody knows */
  rounds: number[]
}

/** An event as its reader may see it; `say` is null for what is told with another or not at all. */
export interface Told {
  kind: string
  /** -1 is the table */
  seat: number
  rule: string
  fields: Record<string, any>
  say: Said | null
}

/** A round that is over, told shortly: by seat what it did, as events of a kind of their own. */
export interface Recap {
  round: number
  /** the first entry of it */
  first: number
  /** and the one that ended it */
  last: number
  seats: Told[][]
}

/** A reason: a code for programs, the rule, an English sentence, and the same in parts for any language. */
export interface Why {
  code: string
  rule: string
  text: string
  say: Said
}

/** A line of a worked example by its kind, and what follows it one by one: events, or what is refused and why. */
export interface ExampleLine {
  kind: string
  say: Said
  more: Said[]
}

/** A worked example. Its players are seats, which are called by their colours. */
export interface Example {
  /** by language; English is always there, the others only for examples that are shown first */
  titles: Record<string, string>
  setting: Json
  lines: ExampleLine[]
  /** by language, where its game names things otherwise than the box: another board perhaps */
  named?: Record<string, Record<string, string>>
}

/** `GET /api/games/GAME/book/TOPIC`: those of a card or a rule; the first `shown` are for readers. */
export interface ExamplesOf {
  topic: string
  shown: number
  examples: Example[]
}

/** Something that the guide of a lesson says, and what it points at: the first of these that is there. */
export interface GuideStep {
  id: string
  say: Said
  /** as the page calls it: `card NAME`, `space w1`, `hand` */
  at: string[]
  /** nothing is to be done but to read */
  read: boolean
}

/** The answer to `ask` with `guide` in a lesson: the steps that fit now, of so many. */
export interface Guide {
  steps: GuideStep[]
  total: number
}

/** the first message: as whom (`link` only to watch, else the cookie says it); `epoch` and `since` to resume */
export interface Hello {
  t: 'hello'
  protocol: number
  link?: string
  epoch?: string
  since?: number
}

/** 32 hex digits chosen by the page: the seat's part of the dice */
export interface Nonce {
  t: 'nonce'
  seat: number
  nonce: string
}

/** the host: begin now, bots of that level take free chairs */
export interface Start {
  t: 'start'
  level?: string
}

/** answer decision `number` with action ids, all of them or none; `itself`: what the part calls `obvious`, taken by the page and not by its person */
export interface Act {
  t: 'act'
  key: string
  seat: number
  number: number
  actions: number[]
  itself?: boolean
}

/** take back what I did last: all that one message did, and what was taken by itself since; `number` is my present decision number, so no undo happens twice */
export interface Undo {
  t: 'undo'
  key: string
  seat: number
  number: number
}

/** a question about the position that changes nothing, see below */
export interface Ask {
  t: 'ask'
  key: string
  seat: number
  what: string
  action?: Record<string, string | number> | null
  actions?: number[]
}

/** a ready phrase by its number */
export interface Say {
  t: 'say'
  seat: number
  phrase: number
}

/** let a bot play for somebody who has been away for the pause */
export interface SitIn {
  t: 'sit_in'
  seat: number
  level?: string
}

/** I play again, in place of the bot that sat in for me */
export interface ComeBack {
  t: 'come_back'
  seat: number
}

/** I give up: an entry of the record. With two the other has won; among more a bot plays on */
export interface Concede {
  t: 'concede'
  seat: number
}

/** I get up: before the game the chair is free again, in the game a bot sits in */
export interface Leave {
  t: 'leave'
  seat: number
}

/** the host: this table ends */
export interface Close {
  t: 'close'
}

/** answered with `pong` */
export interface Ping {
  t: 'ping'
  n?: number
}

/** What everybody may know of a chair; what is false or empty is left out. */
export interface ChairStatus {
  kind: 'here' | 'link' | 'open' | 'bot'
  name?: string
  /** of the bot that plays */
  level?: string
  taken?: boolean
  /** connected */
  here?: boolean
  /** since when, in seconds since 1970 */
  away?: number | null
  /** a bot sits in */
  sitting?: boolean
  conceded?: boolean
  nonce?: string
}

/** The table around the game. */
export interface Status {
  phase: 'waiting' | 'playing' | 'over' | 'closed'
  seats: ChairStatus[]
  host_here: boolean
  /** since when; null while the host is here */
  host_away: number | null
  /** seconds that a cut line costs nothing; after them anybody seated may lead in the host's place */
  grace: number
  /** `none` or `odds` */
  help: string
  pause: number
  commitment: string
  /** `host`, `seat`, `nobody_left` or `too_long` (its record has come to its end: 10,000 entries) */
  closed_by: string
  /** the table of the rematch */
  next: string
}

/** A ready phrase, and who says it. */
export interface Spoken {
  seat: number
  phrase: number
}

/** What everybody at the table gets. Parts that have not changed are left out. */
export interface Public {
  /** the table around the game, see below */
  status?: Status
  /** the seat that acted */
  by?: number
  /** the number of the record's latest entry; -1 before the first */
  entry?: number
  /** true if the seat took something back */
  undo?: boolean
  /** true if the page did it for the seat */
  itself?: boolean
  /** what happened, in order: `kind`, `seat` (-1 is the table), `rule`, `fields`, and in words `say` */
  events?: Told[]
  /** the seats that owe a decision: "waiting for …" */
  owed?: number[]
  /** the position as everybody may see it */
  view?: Json
  /** a ready phrase: `seat` and `phrase` */
  say?: Spoken
}

/** A legal action: its id, its structured form, what it is in words, and whatever else the game tells of it. */
export interface Offered {
  id: number
  do: string
  say: Said
  /** what there is to know before taking it */
  note?: Said
  [more: string]: Json | undefined
}

/** What a seat may do besides, if it first takes some actions that end a step: both are sent as one `act`. */
export interface Ahead {
  /** those actions; the first of them need not be offered for itself */
  after: number[]
  /** what may be done after them */
  legal: Offered[]
  /** what the seat is asked then */
  asks: Said | null
}

/** What one seat gets. It is whole: it replaces the one before it. */
export interface Part {
  /** which seat */
  seat: number
  /** the decision number that its next action must carry */
  number: number
  /** the legal actions: each with its `id` and its structured form, as `{"id": 2, "do": "push"}`, its words in `say`, perhaps a `note`, and what else the game tells of it */
  legal: Offered[]
  /** what the seat is asked, in words */
  asks?: Said | null
  /** the legal action that needs no thought, if there is one: a page may take it by itself. What was taken back is not called so again until it is answered */
  obvious?: number
  /** what may be done besides, with the end of this step */
  ahead?: Ahead
  /** why the latest action cannot be taken back */
  undo?: Why | null
  /** it can */
  can_undo?: boolean
  /** the position as this seat sees it; missing in games that hide nothing */
  view?: Json
  /** with help `odds`: what the title tells of them */
  odds?: Json
  /** where this seat sees more than everybody: all that happened as it sees it, in place of the public `events` */
  events?: Told[]
}

/** Who the receiver is at this table. */
export interface You {
  seats: number[]
  host: boolean
  watcher: boolean
  /** those that you may know */
  links: Record<string, string>
}

/** What never changes at a table. */
export interface TableInfo {
  id: string
  game: string
  /** the version of its rules */
  rules: number
  /** how many */
  seats: number
  options: Json
  /** a digest for `/api/frames/{digest}` */
  frame: string
  /** empty for a lesson */
  commitment: string
  lesson: boolean
}

/** all there is to know; forget what you knew. `now` is the server's clock */
export interface Welcome {
  t: 'welcome'
  protocol: number
  epoch: string
  seq: number
  table: TableInfo
  you: You
  public: Public
  seats: Part[]
  now: number
}

/** the updates you missed follow, up to that number */
export interface Resumed {
  t: 'resumed'
  seq: number
}

/** something changed; `seq` is one more than before; `seats` is left out if none of yours has */
export interface Update {
  t: 'update'
  seq: number
  public: Public
  seats?: Part[]
}

/** your action or undo is stored for good, as that entry of the record; `number` is the decision it answered (0 in the answer to a resend where the server was started anew meanwhile) */
export interface Done {
  t: 'done'
  key: string
  entry: number
  number: number
}

/** your request (`of` is its kind) had no effect, and why; your present decision (left out if it is 0); `key` is empty for what has none */
export interface Refused {
  t: 'refused'
  key: string
  of: string
  why: Why
  number?: number
}

/** the answer to `ask` */
export interface Answer {
  t: 'answer'
  key: string
  answer: Json
}

/** the answer to `ping` */
export interface Pong {
  t: 'pong'
  n: number
}

/** page and server differ: offer to load the page anew, and keep what was not answered */
export interface Reload {
  t: 'reload'
  protocol: number
}

/** about the connection: `malformed`, `no_table`, `busy`, `too_many` */
export interface Trouble {
  t: 'error'
  code: string
  text: string
}

/** Something that can be chosen for a new game; a form is drawn from it. */
export interface OptionEntry {
  name: string
  /** `choice` (one of `choices`), `several` of them, `number` (from `least` to `most`), `switch` */
  kind: string
  /** null: as another option has it */
  default: Json
  choices: string[]
  /** of the choices, where the game's data names them */
  names: any
  least: number
  most: number
}

/** The bots that people are offered, from the weakest, and whom they get who have not chosen. */
export interface BotLevels {
  levels: string[]
  usual: string
}

/** A game that can be played here. */
export interface GameEntry {
  name: string
  /** its rules are numbered with it */
  letter: string
  /** for how many, from and to */
  seats: [number, number]
  options: OptionEntry[]
  /** `levels` from the weakest, and the `usual` one */
  bots: BotLevels
  /** what its tables may have for help */
  helps: string[]
  /** whether there is a first lesson */
  lesson: boolean
}

/** Seconds. */
export interface Pause {
  default: number
  least: number
  most: number
}

/** `GET /api/catalogue` */
export interface Catalogue {
  protocol: number
  games: GameEntry[]
  kinds: ('here' | 'link' | 'open' | 'bot')[]
  pause: Pause
  phrases: string[]
  longest_name: number
}

/** `GET /api/frames/{digest}`: what never changes in a game. */
export interface Frame {
  game: string
  data: Json
  /** by key what the data names: the names by language, and what it says */
  glossary: Record<string, Entry>
  /** what else its title sends once: a board */
  still: Json
}

/** SeatSummary */
export interface SeatSummary {
  name: string
  kind: 'here' | 'link' | 'open' | 'bot'
  taken?: boolean
  /** of a bot */
  level?: string
  /** it is this seat's move */
  owed?: boolean
  /** 1 is best; 0 while nobody has come in */
  place?: number
  conceded?: boolean
}

/** One of `GET /api/tables`. */
export interface Summary {
  id: string
  game: string
  phase: 'waiting' | 'playing' | 'over' | 'closed'
  host: boolean
  made: number
  touched: number
  you: number[]
  seats: SeatSummary[]
  /** what is played; null for a table from before this was kept */
  about: About | null
}

/** `GET /api/tables`: first where it is one's move, then what is not over, then the rest; each the latest first. */
export interface Summaries {
  tables: Summary[]
  /** how many there are in all; a page has 20 */
  all: number
}

/** `GET /api/tables/{id}`, with its links for the host; `POST /api/invitation`, with the chair that is offered. */
export interface TableSummary {
  id: string
  game: string
  phase: 'waiting' | 'playing' | 'over' | 'closed'
  options: Json
  seats: SeatSummary[]
  links?: Record<string, string>
  /** a seat, `open` or `watch` */
  chair?: string
  about?: About
  /** who invites, by name */
  host?: string
  /** what the link is good for now: a seat, one's own seat, or only watching (by the link that comes along) */
  offer?: 'seat' | 'yours' | 'full' | 'over'
}

/** `POST /api/me/link`: for another device of one's own. */
export interface Handed {
  token: string
  /** so long it is good, and once */
  seconds: number
}

/** `POST /api/me/look` and `POST /api/me/take`: who one would be, or is now. */
export interface Carried {
  nickname: string
  tables: number
  /** tables of whoever this device has been so far */
  here: number
  /** it is the same person already */
  same: boolean
  /** as the other device had them; null before it is taken */
  settings: Json
}

/** `POST /api/tables` */
export interface TableMade {
  id: string
  links: Record<string, string>
}

/** `POST /api/join`; `seat` is null for the link that is for watching. */
export interface Joined {
  id: string
  seat: number | null
}

/** An entry of the record, as its reader may see it. */
export interface Step {
  entry: number
  seat: number
  /** the entry that it takes back */
  undo: number | null
  events: Told[]
  /** the seats that owe a decision after it */
  owed: number[]
  /** when the game is over */
  action?: Json
  /** if asked for */
  view?: Json
}

/** `GET /api/tables/{id}/steps`; `entries` is how many there are in all. */
export interface Steps {
  steps: Step[]
  entries: number
}

/** `GET /api/tables/{id}/verify`: what is needed to verify the dice; the secret when the table is over. */
export interface Proof {
  scheme: string
  id: string
  commitment: string
  nonces: string[]
  secret: string | null
}

/** A chair of a new table. */
export interface ChairOrder {
  kind: 'here' | 'link' | 'open' | 'bot'
  /** of a bot */
  level?: string
  /** of one of several people at the host's screen */
  name?: string
}

/** `POST /api/tables` */
export interface TableOrder {
  game: string
  seats: ChairOrder[]
  /** of who makes the table, its host */
  nickname?: string
  /** `odds` only where the game has them */
  help?: 'none' | 'odds'
  /** how many seconds somebody must be away before a bot may sit in */
  pause?: number
  /** of the game; those left out are as usual */
  options?: Record<string, boolean | number | string | string[] | null>
}

/** `POST /api/lesson` */
export interface LessonOrder {
  game: string
  nickname?: string
}

/** `POST /api/join`, and `POST /api/invitation` */
export interface JoinOrder {
  link: string
  nickname?: string
}

/** `POST /api/me/link` */
export interface LinkOrder {
  /** of the page, to go along */
  settings?: Record<string, boolean | number | number | string>
}

/** `POST /api/me/look`, and `POST /api/me/take` */
export interface CarryOrder {
  token: string
  /** the tables that this device has had so far go along, to the same person */
  bring?: boolean
}

/** `POST /api/me` */
export interface Me {
  nickname: string
}

export type FromPage = Hello | Nonce | Start | Act | Undo | Ask | Say | SitIn | ComeBack | Concede | Leave | Close | Ping
export type FromServer = Welcome | Resumed | Update | Done | Refused | Answer | Pong | Reload | Trouble
