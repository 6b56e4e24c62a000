import type { TowWeights } from '@forecourt/schemas/contract'
import { formatCount } from '#app/domain/words/count.ts'

/** A weight against its limit. */
export type Weighed = {
  key: 'gvm' | 'atm' | 'towing' | 'ball' | 'gcm'
  /** What the plate or the handbook calls the limit. */
  name: string
  text: string
  /** `2,180 + 480 + 260`; '' where it is no sum. */
  sum: string
  usedKg: number
  limitKg: number
}

const sumOf = (...parts: number[]) => parts.map(formatCount).join(' + ')

/** The weights of a vehicle and its van, each against its limit; what rests on the ball is carried by the vehicle. */
export function weigh(weights: TowWeights): Weighed[] {
  const { kerbKg, loadKg, gvmKg, towingKg, ballLimitKg, gcmKg, tareKg, vanLoadKg, atmKg, ballKg } = weights
  const van = tareKg + vanLoadKg
  return [
    {
      ...{
        key: 'gvm',
        name: 'GVM',
        text: 'The vehicle with all that is in it and on it, and with what rests on the ball.',
      },
      ...{ sum: sumOf(kerbKg, loadKg, ballKg), usedKg: kerbKg + loadKg + ballKg, limitKg: gvmKg },
    },
    {
      ...{
        key: 'ball',
        name: 'Ball weight',
        text: 'What the van presses on the ball: about a tenth of its own weight.',
      },
      ...{ sum: '', usedKg: ballKg, limitKg: ballLimitKg },
    },
    {
      ...{ key: 'atm', name: 'ATM', text: 'The van, loaded for the trip. The limit is on its plate.' },
      ...{ sum: sumOf(tareKg, vanLoadKg), usedKg: van, limitKg: atmKg },
    },
    {
      ...{
        key: 'towing',
        name: 'Braked towing capacity',
        text: 'The loaded van against what the vehicle may pull. This is the figure in the ad.',
      },
      ...{ sum: '', usedKg: van, limitKg: towingKg },
    },
    {
      ...{ key: 'gcm', name: 'GCM', text: 'Vehicle and van together. On most dual cabs it runs out first.' },
      ...{ sum: sumOf(kerbKg, loadKg, tareKg, vanLoadKg), usedKg: kerbKg + loadKg + van, limitKg: gcmKg },
    },
  ]
}
