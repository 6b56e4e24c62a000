import type { Offer } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { getModelWords } from '#app/domain/words/model-words.ts'
import type { TradeWords } from '#app/domain/words/trade-words.ts'

/** The words for what an offer is about: its model, the models of its make, else all that the dealer sells new. */
export function getOfferWords(offer: Offer, { bundle }: Pick<DealerContext, 'bundle'>): TradeWords {
  const { models, manufacturers } = bundle
  const own = models.filter(({ slug }) => slug === offer.model?.slug)
  const ofMake = models.filter(({ manufacturerSlug }) => manufacturerSlug === offer.manufacturer?.slug)
  return getModelWords([own, ofMake, models].find(({ length }) => length > 0) ?? [], manufacturers)
}

/** `New car offer` of what is no car: `New bike offer`; of vehicles of several kinds it stays as its editor chose it. */
export const nameCategory = (category: string, { one }: Pick<TradeWords, 'one'>): string =>
  one === 'vehicle' ? category : category.replace(/\bcar\b/, one)
