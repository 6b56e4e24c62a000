import { type BlockOf, type Car, DEFAULT_CONDITIONS } from '@forecourt/schemas/contract'
import type { RangeAndChargingModel } from '#app/blocks/range-and-charging/range-and-charging.server.ts'
import type { DealerContext } from '#app/context.ts'
import { chargeHours } from '#app/domain/electric-range.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { electricFigures } from '#app/parts/car/facts/electric-figures.ts'
import { findReach } from '#app/parts/car/facts/highway-reach.ts'
import { findOwnBlock } from '#app/parts/car/facts/own-block.ts'
import { carTitle } from '#app/parts/car/present-car.server.ts'
import { type LineWord, type Signature, strong } from '../signature-model.ts'

/** Farther or less far goes no car, in kilometres. */
const RANGE_KM = { least: 50, most: 1_500 }
/** A longer charge is none overnight. */
const MOST_HOURS = 16

/** How far an electric car goes, with the roads and conditions of the dealer's own block. */
export type RangeStrip = { kind: 'range'; block: RangeAndChargingModel }

/** How far an electric car goes, and what a charge takes; null for one whose range is not known. */
export function rangeSignature(car: Car, dealer: DealerContext): Signature | null {
  const { wltpKm, batteryKwh, fastChargeKw } = electricFigures(car, dealer.bundle.models)
  if (wltpKm === null || wltpKm < RANGE_KM.least || wltpKm > RANGE_KM.most) return null
  const own = findRangeBlock(dealer)
  const conditions = own && own.conditions.length > 0 ? own.conditions : [...DEFAULT_CONDITIONS]
  const stops = [...(own?.stops ?? [])].sort((one, other) => one.km - other.km)
  const chargerKw = own?.chargerKw ?? null
  return {
    line: {
      icon: 'zap',
      words: [
        ...describeDistance(wltpKm, conditions, stops),
        ...describeCharging(batteryKwh, chargerKw, fastChargeKw),
      ],
    },
    strip: {
      kind: 'range',
      block: {
        title: 'How far it takes you',
        note: own?.note ?? '',
        models: [
          { key: car.id, name: carTitle(car).name, wltpKm, batteryKwh, fastChargeKw, href: '', stock: null },
        ],
        conditions: [...conditions],
        from: own?.from ?? '',
        stops,
        chargerKw,
        centsPerKwh: own?.centsPerKwh ?? null,
        buttons: [],
      },
    },
  }
}

/** The block in which the dealer says from where its roads begin, and what power costs; undefined for none. */
const findRangeBlock = ({ bundle }: DealerContext): BlockOf<'rangeAndCharging'> | undefined =>
  findOwnBlock(bundle, 'rangeAndCharging')

type Conditions = readonly { name: string; factor: number }[]
type Stops = readonly { name: string; km: number }[]

/** `350 km on the highway: Grafton without a stop.`; by the maker's cycle where the dealer has no figure for the highway. */
function describeDistance(wltpKm: number, conditions: Conditions, stops: Stops): LineWord[] {
  const { km, onHighway, farthest } = findReach(wltpKm, conditions, stops)
  return [
    strong(`${formatCount(km)} km`),
    onHighway ? ' on the highway' : ' by WLTP',
    farthest ? `: ${farthest} without a stop.` : '.',
  ]
}

/** ` Full at home in about 7 h.`, or how fast it charges on the way. */
function describeCharging(
  batteryKwh: number | null,
  chargerKw: number | null,
  fastChargeKw: number | null,
): LineWord[] {
  const hours = batteryKwh && chargerKw ? chargeHours(batteryKwh, chargerKw) : null
  if (hours !== null && hours <= MOST_HOURS) return [' Full at home in about ', strong(`${hours} h`), '.']
  return fastChargeKw ? [' Charges at up to ', strong(`${fastChargeKw} kW`), '.'] : []
}
