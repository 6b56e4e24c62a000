import type { Car } from '@forecourt/schemas/contract'
import { formatDollars, hides, type Verdict } from '@forecourt/schemas/contract/pure'
import { cardTagSteps } from '#app/domain/card/card-tag.ts'
import { thumbnailStrip } from '#app/domain/card/thumbnail-strip.ts'
import { effectivePriceCents, priceSteps } from '#app/domain/price/price-display.ts'
import { wasPriceShown } from '#app/domain/price/was-price.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { stockIncluded } from '#app/domain/stock/stock-window.ts'
import type { Shop } from '#app/features/shop.ts'
import {
  carTitle,
  judgedButtons,
  judgedControls,
  judgedTag,
  tagModel,
} from '#app/features/stock-search/car-card.server.ts'
import { weeklyModel, weeklyVerdict } from '#app/features/stock-search/car-price.server.ts'
import type { ExplainedCar, ExplainedPart } from './explain-model.ts'
import { inDealersTime } from './in-dealers-time.ts'

/** Every part of a car's card with what its rule says of it, at the page's instant. */
export function explainCar(car: Car, shop: Shop): ExplainedCar {
  const weekly = weeklyModel(car, shop)
  return {
    slug: car.slug,
    name: carTitle(car).name,
    parts: [
      partOf('Listed', '', stockIncluded(car, shop.bundle.tenant.stock.includeSoldCarsDays, shop.now), shop),
      tagPart(car, shop),
      ...pricePartsOf(car, shop),
      partOf('Weekly repayment', weekly?.text ?? '', weeklyVerdict(car, shop), shop),
      ...buttonsOf(car, shop),
      partOf('Heart and Compare', '', judgedControls(car, shop), shop),
      partOf('Thumbnail strip', '', thumbnailStrip(car, car.images.length), shop),
    ],
  }
}

function buttonsOf(car: Car, shop: Shop): ExplainedPart[] {
  const { texts, flags } = shop.bundle.tenant
  const { details, finance, reserve, similar } = judgedButtons(car, shop)
  return [
    partOf('View Details', '', details, shop),
    partOf(texts.financeCta, '', finance, shop),
    partOf(flags.reserveText, '', reserve, shop),
    partOf('Find Me Something Similar', '', similar, shop),
  ]
}

/** A rule's answer as a part of a page. */
export function partOf(part: string, says: string, verdict: Verdict, shop: Shop): ExplainedPart {
  const { shown, reasons, changesAt } = verdict
  return {
    part,
    says,
    shown,
    reasons: reasons.map(({ text }) => inDealersTime(text, shop.bundle.tenant.timeZone)),
    turns: changesAt === undefined ? '' : inDealersTime(changesAt, shop.bundle.tenant.timeZone),
  }
}

function tagPart(car: Car, shop: Shop): ExplainedPart {
  const { tenant } = shop.bundle
  const tag = judgedTag(car, shop)
  const options = { ...tenant.specifications, electricHybridTag: tenant.flags.electricHybridTag }
  const steps = cardTagSteps(car, options, shop.now)
  const winner = steps.findIndex((step) => step.tag !== null)
  const reasons = steps.flatMap(({ tag: given, reason }, index) => {
    const waits = winner >= 0 && index > winner
    if (waits && given === null) return []
    return [waits ? { ...reason, text: `${reason.text} Another tag goes before it.` } : reason]
  })
  const { changesAt } = tag
  const verdict = { shown: winner >= 0, reasons, ...(changesAt === undefined ? {} : { changesAt }) }
  return partOf('Tag', tagModel(tag)?.text ?? '', verdict, shop)
}

function pricePartsOf(car: Car, shop: Shop): ExplainedPart[] {
  if (!isAvailable(car)) {
    const verdict = hides('unavailable', 'The car is not for sale.')
    return [partOf('Price', '', verdict, shop), partOf('Price before', '', verdict, shop)]
  }
  const { flags, texts } = shop.bundle.tenant
  const options = { offersSubscriptions: flags.offersSubscriptions, noPriceText: texts.noPrice }
  const steps = priceSteps(car, options)
  const display = steps.at(-1)?.display ?? null
  const before = wasPriceShown(car.beforePriceCents, effectivePriceCents(car))
  const isPrice = display?.kind === 'price'
  const was = isPrice
    ? before
    : { shown: false, reasons: [{ code: 'no-price', text: 'No price stands beside it.' }] }
  return [
    partOf('Price', display?.text ?? '', { shown: true, reasons: steps.map(({ reason }) => reason) }, shop),
    partOf('Price before', was.shown ? formatDollars(car.beforePriceCents ?? 0) : '', was, shop),
  ]
}
