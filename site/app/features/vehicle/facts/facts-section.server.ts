import type { Car } from '@forecourt/schemas/contract'
import { dateAt } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { type CommentsModel, commentsModel } from '#app/parts/car/facts/comments-model.ts'
import { type KeyFact, keyFacts } from '#app/parts/car/facts/key-facts.ts'
import { type SpecGroup, specGroups } from '#app/parts/car/facts/spec-groups.ts'
import { carSummary } from '#app/parts/car/facts/summary.ts'

/** A dealer's own words about a vehicle; what is empty is not shown. */
export type DealerText = {
  included: string[]
  /** Of a used vehicle. */
  assurances: string[]
  reasons: { title: string; text: string }[]
  protection: { title: string; text: string }[]
}

/** What is known of a vehicle, and what its dealer says of it. */
export type FactsSection = {
  keys: KeyFact[]
  /** The vehicle in two or three sentences (VDP-23). */
  summary: string
  dealerText: DealerText
  comments: CommentsModel
  features: string[]
  specs: SpecGroup[]
}

/** @param placeName where it is; '' where that is not known */
export function factsSection(car: Car, dealer: DealerContext, placeName: string): FactsSection {
  const { tenant, models } = dealer.bundle
  const options = {
    unregisteredText: tenant.flags.unregisteredText,
    today: dateAt(dealer.now, tenant.timeZone),
    used: tenant.texts.usedKeyword,
  }
  return {
    keys: keyFacts(car, options, models),
    summary: carSummary(car, car.status === 'coming_soon' ? '' : placeName, options),
    dealerText: dealerText(car, dealer),
    comments: commentsModel(car.dealercomments),
    features: car.standardEquipment,
    specs: specGroups(car, options),
  }
}

/** A vehicle that is gone comes with nothing any more. */
function dealerText(car: Car, { bundle: { tenant } }: DealerContext): DealerText {
  const { included, assurances, reasons, protection } = tenant.vehiclePage
  if (!isAvailable(car)) return { included: [], assurances: [], reasons, protection: [] }
  const own = car.carType === 'used' ? assurances : []
  return { included: [...included, ...own], assurances: own, reasons, protection }
}
