import type { Car } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { ballKg, LEAST_LIMIT_KG, MOST_ON_A_BALL_KG } from '#app/domain/towing.ts'
import { formatKg, payloadKg } from '#app/domain/words/measures.ts'
import { listVans, type Van } from '#app/parts/car/facts/vans-here.server.ts'
import { carTitle } from '#app/parts/car/present-car.server.ts'
import { carPath, searchPath } from '#app/paths.ts'
import { type LineWord, type Signature, strong } from '../signature-model.ts'

/** A van in the yard, and what it weighs loaded. */
export type VanInYard = { key: string; name: string; href: string; text: string; atmKg: number }

/** What a vehicle tows, and the vans in the yards. Masses are kilograms. */
export type TowStrip = {
  kind: 'tow'
  /** `HiLux`, as in `Behind this HiLux`. */
  name: string
  isUte: boolean
  limitKg: number
  ballKg: number
  /** null where it is not known. */
  payloadKg: number | null
  vans: VanInYard[]
  /** All vans in stock; '' for none. */
  vansHref: string
  /** Where the slider starts. */
  startKg: number
}

/** What a vehicle tows; null without a believable limit. */
export async function towSignature(car: Car, dealer: DealerContext): Promise<Signature | null> {
  const limitKg = car.towingKg
  if (limitKg === null || limitKg < LEAST_LIMIT_KG || limitKg > MOST_ON_A_BALL_KG) return null
  const vans = await listVans(dealer)
  const payload = payloadKg(car.grossvehiclemass, car.tareWeight)
  const shown = pickVans(vans, limitKg)
  return {
    line: {
      icon: 'caravan',
      words: [
        'Tows ',
        strong(formatKg(limitKg)),
        ...(payload === null ? [] : [', carries ', strong(formatKg(payload))]),
        '.',
        ...describeVans(vans, limitKg),
      ],
    },
    strip: {
      kind: 'tow',
      name: car.model || carTitle(car).name,
      isUte: car.simpleBody === 'Ute',
      limitKg,
      ballKg: ballKg(limitKg),
      payloadKg: payload,
      vans: shown.map(presentVan),
      vansHref: vans.length > shown.length ? allVansHref() : '',
      startKg: shown[0]?.atmKg ?? Math.round((limitKg * 0.75) / 50) * 50,
    },
  }
}

/** ` 21 of the 44 caravans here go behind it.` */
function describeVans(vans: readonly Van[], limitKg: number): LineWord[] {
  const fitting = vans.filter(({ atmKg }) => atmKg <= limitKg).length
  if (fitting === 0) return []
  if (fitting < vans.length)
    return [` ${fitting} of the ${vans.length} caravans here `, fitting === 1 ? 'goes' : 'go', ' behind it.']
  return [
    vans.length === 1
      ? ' The caravan here goes behind it.'
      : ` All ${vans.length} caravans here go behind it.`,
  ]
}

/** The one in the middle and the heaviest that it tows, and the lightest that is too heavy: the limit from both sides. */
function pickVans(vans: readonly Van[], limitKg: number): Van[] {
  const byMass = vans.toSorted((one, other) => one.atmKg - other.atmKg)
  const fitting = byMass.filter(({ atmKg }) => atmKg <= limitKg)
  const tooHeavy = byMass.find(({ atmKg }) => atmKg > limitKg)
  const picked = [fitting[Math.floor((fitting.length - 1) / 2)], fitting.at(-1), tooHeavy]
  return [...new Set(picked.filter((van) => van !== undefined))]
}

function presentVan({ car, atmKg }: Van): VanInYard {
  const price = effectivePriceCents(car)
  const { name, sub } = carTitle(car)
  return {
    key: car.id,
    name: [name, sub].filter(Boolean).join(' '),
    href: carPath(car.slug),
    text: [`${formatKg(atmKg)} loaded`, price === null ? '' : formatDollars(price)]
      .filter(Boolean)
      .join(' · '),
    atmKg,
  }
}

const allVansHref = () =>
  searchHref(
    { ...EMPTY_SEARCH, filters: { item_type: ['caravan'], status: ['in_stock'] } },
    { path: searchPath(), filters: {} },
  )
