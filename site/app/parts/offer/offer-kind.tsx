import type { OfferModel } from './offer-model.server.ts'

/** Whose offer it is, and of what kind. */
export function OfferKind({ offer: { make, category } }: { offer: Pick<OfferModel, 'make' | 'category'> }) {
  if (!make && !category) return null
  return (
    <p className="offer-kind">
      {make ? <b>{make}</b> : null}
      {make && category ? ' · ' : null}
      {category}
    </p>
  )
}
