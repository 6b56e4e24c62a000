import type { Car } from '@forecourt/schemas/contract'
import { dateAt } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { plainName } from '#app/domain/words/plain-name.ts'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import { type CommentsModel, commentsModel } from '#app/parts/car/facts/comments-model.ts'
import { type KeyFact, keyFacts } from '#app/parts/car/facts/key-facts.ts'
import { type SpecGroup, specGroups } from '#app/parts/car/facts/spec-groups.ts'
import { carTitle } from '#app/parts/car/present-car.server.ts'
import type { HeadSection } from '../head/head-section.server.ts'
import { bindFigures, listingNote } from './listing-note.ts'

/** A dealer's own words about a vehicle; what is empty is not shown. */
export type DealerText = {
  included: string[]
  /** Of a used vehicle. */
  assurances: string[]
  reasons: { title: string; text: string }[]
  protection: { title: string; text: string }[]
  /** `Protect Your Car`, or what it is. */
  protectionTitle: string
}

/** What is known of a vehicle, and what its dealer says of it. */
export type FactsSection = {
  keys: KeyFact[]
  /** What the facts do not say (VDP-23); '' where nothing more is known. */
  summary: string
  /** `Car Summary`. */
  summaryTitle: string
  dealerText: DealerText
  comments: CommentsModel
  features: string[]
  specs: SpecGroup[]
}

/** @param head what is said beside the name, which the key information begins without */
export function factsSection(
  car: Car,
  dealer: DealerContext,
  head: Pick<HeadSection, 'facts' | 'item'>,
): FactsSection {
  const { tenant, models } = dealer.bundle
  const options = {
    unregisteredText: tenant.flags.unregisteredText,
    today: dateAt(dealer.now, tenant.timeZone),
  }
  // `7-seat SUV` says two of them.
  const said = new Set(head.facts.flatMap(({ text }) => [text, ...text.split('-seat ')]))
  const keys = keyFacts(car, options, models)
  return {
    keys: [...keys.filter(({ value }) => !said.has(value)), ...keys.filter(({ value }) => said.has(value))],
    summary: bindFigures(listingNote(car, { today: options.today, timeZone: tenant.timeZone })),
    summaryTitle: `${head.item.one.charAt(0).toUpperCase()}${head.item.one.slice(1)} Summary`,
    dealerText: dealerText(car, dealer),
    comments: commentsModel(dropOwnName(car.dealercomments, [car.name, ...listNames(car)])),
    features: car.standardEquipment,
    specs: specGroups(car, options),
  }
}

/** What else a vehicle is called: `2024 Skoda Kodiaq 132TSI Style`. */
function listNames(car: Car): string[] {
  const { name, sub } = carTitle(car)
  return [name, `${name} ${sub}`]
}

/** Comments without a first line that only repeats the name at the top of the page. */
export function dropOwnName(comments: string, names: readonly string[]): string {
  const [first = '', ...rest] = comments.trim().split('\n')
  const isName = names.some((name) => plainName(name) === plainName(first))
  return isName && rest.length > 0 ? rest.join('\n') : comments
}

/** A vehicle that is gone comes with nothing any more. */
function dealerText(car: Car, { bundle: { tenant } }: DealerContext): DealerText {
  const { included, assurances, reasons, protection } = tenant.vehiclePage
  const { one } = getTradeWords([car.itemType || 'car'])
  const protectionTitle = `Protect Your ${one[0]?.toUpperCase()}${one.slice(1)}`
  if (!isAvailable(car)) return { included: [], assurances: [], reasons, protection: [], protectionTitle }
  const own = car.carType === 'used' ? assurances : []
  return { included: [...included, ...own], assurances: own, reasons, protection, protectionTitle }
}
