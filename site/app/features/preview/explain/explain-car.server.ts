import type { Car } from '@forecourt/schemas/contract'
import { formatDollars, formatInstant, hides, type Verdict } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { stockIncluded } from '#app/domain/stock/stock-window.ts'
import {
  buttonVerdicts,
  carTitle,
  savedControlsVerdict,
  tagModel,
  tagVerdict,
} from '#app/parts/car/present-car.server.ts'
import { weeklyModel, weeklyVerdict } from '#app/parts/car/present-price.server.ts'
import { cardTagSteps } from '#app/parts/car/rules/card-tag.ts'
import { priceSteps } from '#app/parts/car/rules/price-display.ts'
import { getReserveLabels } from '#app/parts/car/rules/reserve-labels.ts'
import { thumbnailStrip } from '#app/parts/car/rules/thumbnail-strip.ts'
import { wasPriceShown } from '#app/parts/car/rules/was-price.ts'
import type { ExplainedCar, ExplainedPart } from './explain-model.ts'

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g

/** A rule's words with their instants (ISO UTC) as the dealer's clock has them. */
function inDealersTime(text: string, zone: string): string {
  return text.replace(INSTANT, (instant) => formatInstant(instant, zone))
}

/** Every part of a car's card with its verdict, at the page's instant. */
export function explainCar(car: Car, dealer: DealerContext): ExplainedCar {
  const weekly = weeklyModel(car, dealer)
  return {
    id: car.id,
    name: carTitle(car).name,
    parts: [
      explainPart(
        'Listed',
        '',
        stockIncluded(car, dealer.bundle.tenant.stock.includeSoldCarsDays, dealer.now),
        dealer,
      ),
      tagPart(car, dealer),
      ...explainPriceParts(car, dealer),
      explainPart('Weekly repayment', weekly?.text ?? '', weeklyVerdict(car, dealer), dealer),
      ...listButtons(car, dealer),
      explainPart('Heart and Compare', '', savedControlsVerdict(car, dealer), dealer),
      explainPart('Thumbnail strip', '', thumbnailStrip(car, car.images.length), dealer),
    ],
  }
}

function listButtons(car: Car, dealer: DealerContext): ExplainedPart[] {
  const { texts, flags } = dealer.bundle.tenant
  const { details, finance, reserve, similar } = buttonVerdicts(car, dealer)
  return [
    explainPart('View Details', '', details, dealer),
    explainPart(texts.financeCta, '', finance, dealer),
    explainPart(getReserveLabels(car, flags.reserveText), '', reserve, dealer),
    explainPart('Find Me Something Similar', '', similar, dealer),
  ]
}

/** A rule's answer as a part of a page. */
export function explainPart(
  part: string,
  value: string,
  verdict: Verdict,
  dealer: DealerContext,
): ExplainedPart {
  const { shown, reasons, changesAt } = verdict
  return {
    part,
    value,
    shown,
    reasons: reasons.map(({ text }) => inDealersTime(text, dealer.bundle.tenant.timeZone)),
    changesAt: changesAt === undefined ? '' : inDealersTime(changesAt, dealer.bundle.tenant.timeZone),
  }
}

function tagPart(car: Car, dealer: DealerContext): ExplainedPart {
  const { tenant } = dealer.bundle
  const tag = tagVerdict(car, dealer)
  const options = { ...tenant.specifications, electricHybridTag: tenant.flags.electricHybridTag }
  const steps = cardTagSteps(car, options, dealer.now)
  const winner = steps.findIndex((step) => step.tag !== null)
  const reasons = steps.flatMap(({ tag: stepTag, reason }, index) => {
    const isOutranked = winner >= 0 && index > winner
    if (isOutranked && stepTag === null) return []
    return [isOutranked ? { ...reason, text: `${reason.text} Another tag goes before it.` } : reason]
  })
  const { changesAt } = tag
  const verdict = { shown: winner >= 0, reasons, ...(changesAt === undefined ? {} : { changesAt }) }
  return explainPart('Tag', tagModel(tag)?.text ?? '', verdict, dealer)
}

function explainPriceParts(car: Car, dealer: DealerContext): ExplainedPart[] {
  if (!isAvailable(car)) {
    const verdict = hides('unavailable', 'The car is not for sale.')
    return [explainPart('Price', '', verdict, dealer), explainPart('Price before', '', verdict, dealer)]
  }
  const { flags, texts } = dealer.bundle.tenant
  const options = { offersSubscriptions: flags.offersSubscriptions, noPriceText: texts.noPrice }
  const steps = priceSteps(car, options)
  const display = steps.at(-1)?.display ?? null
  const before = wasPriceShown(car.beforePriceCents, effectivePriceCents(car))
  const isPrice = display?.kind === 'price'
  const was = isPrice
    ? before
    : { shown: false, reasons: [{ code: 'no-price', text: 'No price is shown beside it.' }] }
  return [
    explainPart(
      'Price',
      display?.text ?? '',
      { shown: true, reasons: steps.map(({ reason }) => reason) },
      dealer,
    ),
    explainPart('Price before', was.shown ? formatDollars(car.beforePriceCents ?? 0) : '', was, dealer),
  ]
}
