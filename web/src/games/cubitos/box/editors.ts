/** The parts of the box whose printed values an owner can put in. */
import type { Editor } from '../../../shell/boxes'

export const editors: Editor[] = []
