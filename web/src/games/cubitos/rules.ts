/** The rules of the race in words. */
import { rulebook as bookOf } from '../../shell/rulebook'

export type { Section } from '../../shell/rulebook'

export const rulebook = (language: string) => bookOf('cubitos', language)
