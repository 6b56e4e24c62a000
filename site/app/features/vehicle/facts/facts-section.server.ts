import type { Car } from '@forecourt/schemas/contract'
import { dateAt } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { type CommentsModel, commentsModel } from '#app/parts/car/facts/comments-model.ts'
import { type KeyFact, keyFacts } from '#app/parts/car/facts/key-facts.ts'
import { type SpecGroup, specGroups } from '#app/parts/car/facts/spec-groups.ts'
import type { HeadSection } from '../head/head-section.server.ts'
import { listingNote } from './listing-note.ts'

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
  /** What the facts do not say (VDP-23); '' where nothing more is known. */
  summary: string
  dealerText: DealerText
  comments: CommentsModel
  features: string[]
  specs: SpecGroup[]
}

/** @param head what is said beside the name, which the key information begins without */
export function factsSection(
  car: Car,
  dealer: DealerContext,
  head: Pick<HeadSection, 'facts'>,
): FactsSection {
  const { tenant, models } = dealer.bundle
  const options = {
    unregisteredText: tenant.flags.unregisteredText,
    today: dateAt(dealer.now, tenant.timeZone),
  }
  const said = new Set(head.facts.map(({ text }) => text))
  const keys = keyFacts(car, options, models)
  return {
    keys: [...keys.filter(({ value }) => !said.has(value)), ...keys.filter(({ value }) => said.has(value))],
    summary: listingNote(car, { today: options.today, timeZone: tenant.timeZone }),
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
