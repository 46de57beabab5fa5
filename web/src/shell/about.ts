/** What is played at a table, and who sits there, in words: for lists and invitations. */
import { levelWords, local, t } from './fluent.svelte'
import type { About, SeatSummary } from './protocol'

export const aboutWords = (about: About | null | undefined) =>
  (about?.names ?? []).map((one) => ('say' in (one as object) ? t((one as { say: string }).say) : local(one as Record<string, string>))).join(' · ')

/** Somebody by name, a bot by its level, or that the chair is free. */
export function seatWords(seat: SeatSummary): string {
  if (seat.kind === 'bot') return t('page-bot-name', { level: levelWords(seat.level ?? '') })
  return seat.name || t(seat.taken ? `page-kind-${seat.kind}` : 'page-free-seat')
}
