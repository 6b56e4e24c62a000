import { markCounted } from '#app/domain/counted-mark.ts'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { OfferActions } from './offer-actions.tsx'
import { OfferEnd } from './offer-end.tsx'
import { OfferFigure } from './offer-figure.tsx'
import { OfferKind } from './offer-kind.tsx'
import type { OfferModel } from './offer-model.server.ts'
import { Disclaimer, LongText } from './offer-text.tsx'

const SIZES = '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw'
const TONES = ['accent', 'ink', 'soft'] as const

/** An offer in a list (OFFER-01): its picture, or its figure set in type on the colour of its place in the list. */
export function OfferCard({ offer, index = 0, eager = false }: OfferCardProps) {
  const { name, href, figure, picture, end, terms, description, disclaimer } = offer
  return (
    <article className="offer" data-counted={markCounted('offer', offer.id, index + 1)}>
      <OfferFace offer={offer} index={index} eager={eager} />
      <div className="offer__in">
        <OfferKind offer={offer} />
        <h3>
          <SiteLink href={href}>{name}</SiteLink>
        </h3>
        {picture && figure ? <OfferFigure figure={figure} /> : null}
        <div className="offer__body">
          <LongText text={description} of={name} />
          {terms?.repayment ? <p className="small">{terms.repayment}</p> : null}
          {disclaimer ? <Disclaimer text={disclaimer} of={name} /> : null}
        </div>
        {end ? <OfferEnd end={end} /> : null}
        <OfferActions offer={offer} />
      </div>
    </article>
  )
}

type OfferCardProps = {
  offer: OfferModel
  index?: number
  eager?: boolean
}

function OfferFace({ offer: { picture, figure, name }, index, eager }: Required<OfferCardProps>) {
  if (picture) {
    return (
      <div className="offer__face">
        <Picture picture={picture} sizes={SIZES} eager={eager} />
      </div>
    )
  }
  return (
    <div className={`offer__face offer__face--type is-${TONES[index % TONES.length]}`}>
      {figure ? <OfferFigure figure={figure} /> : <p className="display offer__words">{name}</p>}
    </div>
  )
}

/** Offers side by side; `leading` where they open the page. */
export function OfferGrid({ offers, leading = false }: { offers: readonly OfferModel[]; leading?: boolean }) {
  return (
    <div className="offers" data-count={offers.length} data-wide={countWide(offers.length)}>
      {offers.map((offer, index) => (
        <OfferCard key={offer.id} offer={offer} index={index} eager={leading && index === 0} />
      ))}
    </div>
  )
}

/** How many of more than four are wide, two a row, so that the others fill rows of three. */
function countWide(count: number): number | undefined {
  if (count <= 4 || count % 3 === 0) return undefined
  return count % 3 === 1 ? 4 : 2
}
