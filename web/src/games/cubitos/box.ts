/** What only this game tells over HTTP: all there is to choose from, drawn sets, advice, pictures. */
import { ofGame, once } from '../../shell/api'
import type { Advice, BoxData, Drawn } from './types'

const ask = (what: string) => ofGame('cubitos', what)

export const box = once((): Promise<BoxData> => ask('box'))
export const randomSet = (): Promise<Drawn> => ask('random-set')
export const advice = (cards: string[]): Promise<Advice> => ask(`advice?cards=${cards.join()}`)
export const pictureOf = (track: string) => `/api/games/cubitos/tracks/${track}.svg`
