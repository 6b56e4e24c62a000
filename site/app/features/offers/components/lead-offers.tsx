import type { CSSProperties } from 'react'
import { markCounted } from '#app/domain/counted-mark.ts'
import { OfferActions } from '#app/parts/offer/offer-actions.tsx'
import { OfferEnd } from '#app/parts/offer/offer-end.tsx'
import { OfferFigure } from '#app/parts/offer/offer-figure.tsx'
import { OfferKind } from '#app/parts/offer/offer-kind.tsx'
import type { OfferModel } from '#app/parts/offer/offer-model.server.ts'
import { Disclaimer, LongText } from '#app/parts/offer/offer-text.tsx'
import { Arrows } from '#app/ui/arrows.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Track } from '#app/ui/track.tsx'
import { useTrack } from '#app/ui/use-track.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import { PROMOTION_SIZE } from '../promotion-size.ts'

const SIZES = '(min-width: 60rem) 58vw, 100vw'
const shape = {
  '--promotion-width': `${PROMOTION_SIZE.width}px`,
  '--promotion-height': `${PROMOTION_SIZE.height}px`,
} as CSSProperties

/** The first offers, wide, one after the other (PROMO-09). Without JavaScript the track scrolls. */
export function LeadOffers({ offers }: { offers: readonly OfferModel[] }) {
  const track = useTrack(offers.length)
  const [only] = offers
  if (!only) return null
  if (offers.length === 1) {
    return (
      <div className="leads" style={shape}>
        <LeadOffer offer={only} first />
      </div>
    )
  }
  return (
    <section className="leads" aria-label="Promotions" style={shape}>
      <Track className="leads__track" track={track} label={`${offers.length} promotions`}>
        {offers.map((offer, index) => (
          <LeadOffer key={offer.id} offer={offer} first={index === 0} />
        ))}
      </Track>
      <Arrows index={track.index} count={offers.length} go={track.go} of="promotion" />
    </section>
  )
}

function LeadOffer({ offer, first }: { offer: OfferModel; first: boolean }) {
  const { id, name, href, figure, picture, description, disclaimer, terms, end } = offer
  return (
    <article className="lead" data-counted={markCounted('offer', id)}>
      {picture ? (
        <Picture picture={picture} sizes={SIZES} eager={first} />
      ) : (
        <div className="lead__none" aria-hidden="true" />
      )}
      <div className="lead__body">
        <OfferKind offer={offer} />
        <h2>{name}</h2>
        {figure ? <OfferFigure figure={figure} /> : null}
        <LongText text={description} of={name} />
        {terms?.repayment ? <p className="small">{terms.repayment}</p> : null}
        {disclaimer ? <Disclaimer text={disclaimer} of={name} /> : null}
        {end ? <OfferEnd end={end} /> : null}
        <div className="lead__acts">
          <LinkButton
            href={href}
            look={first ? 'brand' : 'line'}
            aria-label={`See the offer: ${withoutStega(name)}`}
          >
            See the offer
          </LinkButton>
          <OfferActions offer={offer} />
        </div>
      </div>
    </article>
  )
}
