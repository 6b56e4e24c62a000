import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { withoutStega } from '#app/ui/without-stega.ts'
import type { OfferModel } from '../offer-model.server.ts'
import { OfferTerms } from './offer-terms.tsx'
import { Disclaimer, LongText } from './offer-text.tsx'

const SIZES = '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw'

/** An offer in a list (OFFER-01); links only to existing journeys. */
export function OfferCard({ offer, eager = false }: { offer: OfferModel; eager?: boolean }) {
  return (
    <article className="offer">
      <Picture picture={offer.picture} instead="tag" sizes={SIZES} eager={eager} />
      {offer.until ? <p className="until">{offer.until}</p> : null}
      <h3>
        <SiteLink href={offer.href}>{offer.name}</SiteLink>
      </h3>
      {offer.terms ? <OfferTerms terms={offer.terms} /> : null}
      <div className="offer__body">
        <LongText text={offer.description} of={offer.name} />
        {offer.disclaimer ? <Disclaimer text={offer.disclaimer} of={offer.name} /> : null}
      </div>
      <div className="offer__acts">
        <SiteLink className="link" href={offer.href} aria-label={`View offer: ${withoutStega(offer.name)}`}>
          View offer
        </SiteLink>
        {offer.explore ? (
          <SiteLink
            className="link"
            href={offer.explore}
            aria-label={`Explore model: ${withoutStega(offer.name)}`}
          >
            Explore model
          </SiteLink>
        ) : null}
      </div>
    </article>
  )
}

/** Offers side by side; `leading` where they open the page. */
export function OfferGrid({ offers, leading = false }: { offers: readonly OfferModel[]; leading?: boolean }) {
  return (
    <div className="offers">
      {offers.map((offer, index) => (
        <OfferCard key={offer.id} offer={offer} eager={leading && index === 0} />
      ))}
    </div>
  )
}
