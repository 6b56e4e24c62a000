import type { TowWeights } from '@forecourt/schemas/contract'
import { formatCount } from '#app/domain/words/count.ts'

/** A weight against its limit. */
export type Weighed = {
  key: 'gvm' | 'atm' | 'towing' | 'ball' | 'gcm'
  /** What the plate or the handbook calls the limit. */
  name: string
  text: string
  /** `2,180 vehicle + 480 load + 260 on the ball`; '' where it is no sum. */
  sum: string
  usedKg: number
  limitKg: number
}

const computeSum = (...parts: readonly (readonly [kg: number, of: string])[]) =>
  parts.map(([kg, of]) => `${formatCount(kg)} ${of}`).join(' + ')

/** The weight that uses most of its limit: more load meets it first; undefined while one is over. */
export function scarcest(weights: readonly Weighed[]): Weighed | undefined {
  const share = ({ limitKg, usedKg }: Weighed) => usedKg / limitKg
  const [first] = [...weights].sort((one, other) => share(other) - share(one))
  return first && share(first) <= 1 ? first : undefined
}

/** The weights of a vehicle and its van, each against its limit; what rests on the ball is carried by the vehicle. */
export function weigh(weights: TowWeights): Weighed[] {
  const { kerbKg, loadKg, gvmKg, towingKg, ballLimitKg, gcmKg, tareKg, vanLoadKg, atmKg, ballKg } = weights
  const van = tareKg + vanLoadKg
  return [
    {
      key: 'gvm',
      name: 'GVM',
      text: 'The vehicle with all that is in it and on it, and with what rests on the ball.',
      sum: computeSum([kerbKg, 'vehicle'], [loadKg, 'load'], [ballKg, 'on the ball']),
      usedKg: kerbKg + loadKg + ballKg,
      limitKg: gvmKg,
    },
    {
      key: 'ball',
      name: 'Ball weight',
      text: 'What the van presses on the ball: about a tenth of its own weight.',
      sum: '',
      usedKg: ballKg,
      limitKg: ballLimitKg,
    },
    {
      key: 'atm',
      name: 'ATM',
      text: 'Your van’s loaded weight. Its limit is on the plate.',
      sum: computeSum([tareKg, 'van'], [vanLoadKg, 'its load']),
      usedKg: van,
      limitKg: atmKg,
    },
    {
      key: 'towing',
      name: 'Braked towing capacity',
      text: 'The loaded van against what the vehicle may pull. This is the figure in the ad.',
      sum: '',
      usedKg: van,
      limitKg: towingKg,
    },
    {
      key: 'gcm',
      name: 'GCM',
      text: 'Vehicle and van together, both loaded. The brochure seldom has it.',
      sum: computeSum([kerbKg + loadKg, 'loaded vehicle'], [van, 'loaded van']),
      usedKg: kerbKg + loadKg + van,
      limitKg: gcmKg,
    },
  ]
}
