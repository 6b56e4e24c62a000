import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Tag } from '#app/ui/pill.tsx'
import type { CarCardModel } from '../card-model.ts'

const SIZES = '(min-width: 100rem) 24rem, (min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 92vw'

/** A car among others. Every state has the same height. */
export function CarCard({ card, eager = false }: { card: CarCardModel; eager?: boolean }) {
  return (
    <article className={card.available ? 'card' : 'card is-gone'}>
      <div className="card__media">
        <Picture picture={card.picture} sizes={SIZES} eager={eager} />
        {card.tag ? <Tag dark={card.tag.dark}>{card.tag.text}</Tag> : null}
        {card.certifiedBadge ? <CertifiedBadge /> : null}
        <Strip card={card} />
      </div>
      <div className="card__body">
        <div className="card__head">
          <h2 className="card__name">
            <a href={card.href}>{card.name}</a>
          </h2>
          <p className="card__sub">
            <span>{card.sub}</span>
            {card.certified ? (
              <span className="mark">
                <Icon name="badge-check" />
                Certified
              </span>
            ) : null}
          </p>
        </div>
        <Money card={card} />
        <ul className="facts">
          {card.facts.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
        <div className="card__acts">
          <a href={card.href} aria-label={`View Details: ${card.name}`}>
            View Details
          </a>
        </div>
      </div>
    </article>
  )
}

function Money({ card: { price, repayment } }: { card: CarCardModel }) {
  return (
    <div className="card__money">
      <p className="price">
        {price.text} {price.type ? <small>{price.type}</small> : null}
        {price.was ? (
          <s>
            <span className="vh">Was </span>
            {price.was}
          </s>
        ) : null}
      </p>
      <p className="repay">
        {repayment ? (
          <>
            <b>{repayment.weekly}</b>
            <span>{repayment.comparison}</span>
          </>
        ) : (
          // An empty line of the same height: a card never shifts between its states.
          <span aria-hidden="true">{'\u00a0'}</span>
        )}
      </p>
    </div>
  )
}

/** Shown on hover only, and nothing that the vehicle page does not show: hidden from assistive technology. */
function Strip({ card: { strip, more } }: { card: CarCardModel }) {
  if (strip.length === 0) return null
  return (
    <div className="strip" aria-hidden="true">
      {strip.map((picture) => (
        <Picture key={picture.src} picture={picture} sizes="10vw" />
      ))}
      {more > 0 ? <span className="more">+{more}</span> : null}
    </div>
  )
}

function CertifiedBadge() {
  return (
    <span className="tag tag--certified">
      <Icon name="badge-check" />
      Certified used
    </span>
  )
}
