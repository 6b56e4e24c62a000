import { homePath, offersPath, searchPath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import type { OfferModel } from '../offer-model.server.ts'
import { OfferGrid } from './offer-card.tsx'
import { OfferTerms } from './offer-terms.tsx'
import { Disclaimer, LongText } from './offer-text.tsx'

/** A single offer, with a few others below. */
export function OfferPage({ offer, others }: { offer: OfferModel; others: readonly OfferModel[] }) {
  return (
    <>
      <div className="wrap offer-page">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: homePath() },
            { label: 'Special offers', href: offersPath() },
            { label: offer.name },
          ]}
        />
        <div className="two-col">
          <Picture picture={offer.picture} sizes="(min-width: 60rem) 55vw, 92vw" eager />
          <div className="offer-page__text">
            {offer.category ? <p className="small muted">{offer.category}</p> : null}
            <h1>{offer.name}</h1>
            {offer.until ? <p className="until">{offer.until}</p> : null}
            {offer.terms ? <OfferTerms terms={offer.terms} /> : null}
            <LongText text={offer.description} of={offer.name} />
            <div className="row wraps">
              {offer.explore ? <LinkButton href={offer.explore}>Explore model</LinkButton> : null}
              <LinkButton look={offer.explore ? 'line' : 'brand'} href={searchPath()}>
                Search stock
              </LinkButton>
            </div>
            {offer.disclaimer ? <Disclaimer text={offer.disclaimer} of={offer.name} /> : null}
          </div>
        </div>
      </div>
      {others.length > 0 ? (
        <Section
          id="more-offers"
          title="More offers"
          more={{ label: 'All offers', href: offersPath() }}
          tinted
        >
          <OfferGrid offers={others} />
        </Section>
      ) : null}
    </>
  )
}
