import { type Car, DEFAULT_LICENCES } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { STATES } from '#app/domain/geography/australia.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { ownValue } from '#app/domain/own-value.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { findCarLocation } from '#app/parts/car/facts/car-place.server.ts'
import { LEARNER_FEATURE } from '#app/parts/car/facts/card-facts.ts'
import { findOwnBlock } from '#app/parts/car/facts/own-block.ts'
import { findSeatMm, isForLearners, isTooLarge } from '#app/parts/car/facts/rider-fit.ts'
import { carTitle } from '#app/parts/car/present-car.server.ts'
import { carPath } from '#app/paths.ts'
import { type LineWord, type Signature, strong } from '../signature-model.ts'
import { type BikeLook, findLook } from './bike-shapes.ts'

const KIND = 'motorcycle'

/** Whether a motorcycle fits its rider. */
export type FitStrip = {
  kind: 'fit'
  /** What is drawn. */
  look: BikeLook
  /** Millimetres; null where it is not known. */
  seatMm: number | null
  /** The licences of the dealer's state and whether they do; [] where it is not known what it needs. */
  licences: { key: string; name: string; text: string; ok: boolean }[]
  /** `South Australia`; '' where it is not known. */
  state: string
  /** The cheapest of the same type for learners. */
  forLearners: { name: string; price: string; href: string } | null
}

/** Seat height and licence of a motorcycle; null for another kind, or where neither is known. */
export async function fitSignature(car: Car, dealer: DealerContext): Promise<Signature | null> {
  if (car.itemType !== KIND) return null
  const seatMm = findSeatMm(car)
  const isLearner = isForLearners(car)
  const other = isLearner ? null : await findForLearners(car, dealer)
  // Where no motorcycle is marked for learners, a missing mark says nothing.
  const isKnown = isLearner || other !== null || isTooLarge(car)
  if (seatMm === null && !isKnown) return null
  const licence = isLearner ? 'Learner approved.' : 'Full licence, class R.'
  const words: LineWord[] = [
    ...(seatMm === null ? [] : [strong(`Seat ${seatMm} mm.`)]),
    ...(isKnown ? [`${seatMm === null ? '' : ' '}${licence}`] : []),
  ]
  return {
    line: { icon: 'motorbike', words },
    strip: {
      kind: 'fit',
      look: findLook(car.simpleBody || car.body),
      seatMm,
      licences: isKnown ? listLicences(isLearner, dealer) : [],
      state: findState(car, dealer),
      forLearners: other,
    },
  }
}

/** The dealer's own names of its state's licences, as where shoppers choose by them. */
function listLicences(isLearner: boolean, { bundle }: DealerContext): FitStrip['licences'] {
  const own = findOwnBlock(bundle, 'licencePicker')?.licences ?? []
  return (own.length > 0 ? own : DEFAULT_LICENCES).map(({ key, name, learner }) => {
    const ok = isLearner || !learner
    return { key, name, text: ok ? 'Yes' : 'Not this one', ok }
  })
}

function findState(car: Car, { bundle }: DealerContext): string {
  const code = findCarLocation(car, bundle)?.address?.state || car.location?.address?.state || car.state
  return ownValue(STATES, code.toUpperCase())?.name ?? ''
}

/** The cheapest motorcycle of its type that learners may ride; null without one. */
async function findForLearners(car: Car, dealer: DealerContext): Promise<FitStrip['forLearners']> {
  const found = await withStockFallback(
    dealer,
    () =>
      dealer.stock.search({
        scope: stockScope(dealer),
        query: '',
        filters: {
          item_type: [KIND],
          status: ['in_stock'],
          filtered_features: [LEARNER_FEATURE],
          ...(car.simpleBody ? { body: [car.simpleBody] } : {}),
        },
        ranges: {},
        sort: 'price-asc',
        pricedOnlyWhenCheapest: true,
        page: 1,
        hitsPerPage: 1,
        facets: [],
      }),
    null,
  )
  const other = found?.cars[0]
  if (!other) return null
  const price = effectivePriceCents(other)
  return {
    name: carTitle(other).name,
    price: price === null ? '' : formatDollars(price),
    href: carPath(other.slug),
  }
}
