import { markCounted } from '#app/domain/counted-mark.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { CarRow } from '#app/parts/car/card/car-row.tsx'
import { OfferGrid } from '#app/parts/offer/offer-card.tsx'
import { OfferFigure } from '#app/parts/offer/offer-figure.tsx'
import { OfferKind } from '#app/parts/offer/offer-kind.tsx'
import { offersPath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import { offerCrumbs } from '../offer-crumbs.ts'
import type { OfferPageModel } from '../offer-page.server.ts'
import { OfferBar } from './offer-bar.tsx'
import { OfferDeal } from './offer-deal.tsx'
import '#app/styles/pages/offers.css'

/** A single offer: what it is and what it costs, the cars it applies to, all of its small print, and a few others. */
export function OfferPage(page: Omit<OfferPageModel, 'meta'>) {
  const { offer, paragraphs, inclusions, cars, smallPrint, others } = page
  return (
    <>
      <div className="wrap offer-page" data-counted={markCounted('offer', offer.id)}>
        <Breadcrumbs crumbs={offerCrumbs(offer.name)} />
        <div className="offer-split">
          <div>
            <OfferKind offer={offer} />
            <h1>{offer.name}</h1>
            <OfferHero offer={offer} />
            <div className="offer-page__text">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <Inclusions inclusions={inclusions} />
          </div>
          <OfferDeal page={page} />
        </div>
      </div>
      {cars ? <CarsUnder cars={cars} terms={offer.terms} /> : null}
      <SmallPrint points={smallPrint} />
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
      <OfferBar page={page} />
    </>
  )
}

/** The picture; without one the figure, set in type. */
function OfferHero({ offer: { picture, figure } }: Pick<OfferPageModel, 'offer'>) {
  if (picture) {
    return (
      <div className="offer-hero">
        <Picture picture={picture} sizes="(min-width: 64rem) 62vw, 100vw" eager />
      </div>
    )
  }
  if (!figure) return null
  return (
    <div className="offer-hero offer__face--type is-accent">
      <OfferFigure figure={figure} />
    </div>
  )
}

function Inclusions({ inclusions }: Pick<OfferPageModel, 'inclusions'>) {
  if (inclusions.length === 0) return null
  return (
    <section aria-labelledby="inclusions">
      <h2 id="inclusions" className="h-small">
        What comes with it
      </h2>
      <ul className="ticks">
        {inclusions.map((text) => (
          <li key={text}>
            <Icon name="check" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type CarsUnderProps = { cars: NonNullable<OfferPageModel['cars']>; terms: OfferPageModel['offer']['terms'] }

function CarsUnder({ cars: { cards, total, href }, terms }: CarsUnderProps) {
  const rate = terms?.comparison ?? ''
  const hasOtherRate =
    rate !== '' && cards.some(({ comparison = '' }) => comparison !== '' && !comparison.startsWith(rate))
  return (
    <Section
      id="offer-cars"
      title="In stock under this offer"
      more={{
        label: total > cards.length ? `See all ${formatCount(total)}` : 'See all in stock',
        href,
      }}
    >
      {hasOtherRate ? (
        <p className="small muted">
          Repayments shown on these vehicles use our standard rate, not this offer’s rate.
        </p>
      ) : null}
      <CarRow cards={cards} />
    </Section>
  )
}

function SmallPrint({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <section className="section wrap" aria-labelledby="small-print">
      <h2 id="small-print" className="h-small">
        Full terms
      </h2>
      <ol className="small-print">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </section>
  )
}
