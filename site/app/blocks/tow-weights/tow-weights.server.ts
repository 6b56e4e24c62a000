import type { BlockOf } from '@forecourt/schemas/contract'
import { type Weighed, weigh } from './weigh.ts'

/** A vehicle and its van on the scales. */
export type TowWeightsModel = Pick<BlockOf<'towWeights'>, 'title' | 'text' | 'vehicle' | 'van' | 'note'> & {
  weights: Weighed[]
}

/** A vehicle and its van on the scales. */
export function towWeightsModel({
  title,
  text,
  vehicle,
  van,
  note,
  ...weights
}: BlockOf<'towWeights'>): TowWeightsModel {
  return {
    title,
    text,
    note,
    vehicle: vehicle || 'Dual-cab ute',
    van: van || 'Caravan',
    weights: weigh(weights),
  }
}
