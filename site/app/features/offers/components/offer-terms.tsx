import type { OfferTermsModel } from '../offer-terms.server.ts'

/** Price, rate with its comparison rate, and repayment of an offer, with the warning that belongs to them. */
export function OfferTerms({ terms }: { terms: OfferTermsModel }) {
  return (
    <div className="offer-terms">
      {terms.price ? <p className="offer-terms__price display">{terms.price}</p> : null}
      {terms.rate ? (
        <p>
          <b>{terms.rate}</b>, <b>{terms.comparison}</b>
        </p>
      ) : null}
      {terms.repayment ? <p>{terms.repayment}</p> : null}
      {terms.warning ? <p className="tiny muted">{terms.warning}</p> : null}
    </div>
  )
}
