import { findBodyKind } from '#app/domain/vocabulary/body-types.ts'
import { getTradeWords, type TradeWords } from './trade-words.ts'

/** What tells which kind of vehicle a model is. */
export type ModelKind = {
  manufacturerSlug: string
  manufacturerBody: string
  manufacturerBody2: string
  manufacturerBody3: string
}
export type Makes = readonly { slug: string; kind: string }[]

/**
 * How models are talked of: by their bodies, as a make may build both cars and motorcycles; by their make's kind where no
 * body tells.
 */
export function getModelWords(models: readonly ModelKind[], makes: Makes): TradeWords {
  return getTradeWords(models.map((model) => findKind(model, makes)))
}

function findKind(
  { manufacturerSlug, manufacturerBody, manufacturerBody2, manufacturerBody3 }: ModelKind,
  makes: Makes,
): string {
  const kind = makes.find(({ slug }) => slug === manufacturerSlug)?.kind
  const bodies = [manufacturerBody, manufacturerBody2, manufacturerBody3].filter(Boolean)
  return bodies.map((body) => findBodyKind(body, kind)).find(Boolean) ?? kind ?? ''
}
