import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CarCardModel } from '../card-model.ts'
import { SaveButton } from './save-button.tsx'

/** How wide a card is on screen, for the choice among its sources. */
const SIZES = '(min-width: 100rem) 25rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 92vw'

type CarCardProps = {
  card: CarCardModel
  /** The level of its heading. */
  level?: 2 | 3
  /** On the first screen: its picture is fetched at once. */
  eager?: boolean
  /** Places as wide as the picture really is. */
  sizes?: string
}

/** A car among results; every state of it has the same height. */
export function CarCard({ card, level = 3, eager = false, sizes = SIZES }: CarCardProps) {
  const Name = `h${level}` as const
  return (
    <article className={card.available ? 'card' : 'card is-gone'}>
      <div className="card__media">
        <Picture picture={card.picture} eager={eager} sizes={sizes} />
        <CardTag tag={card.tag} />
        {card.garage ? <SaveButton entry={card.garage} name={card.name} /> : null}
        <Strip card={card} />
      </div>
      <div className="card__body">
        <div className="card__head">
          <Name className="card__name">
            <a href={card.href}>{card.name}</a>
          </Name>
          <p className="card__sub">
            <span>{card.sub || '\u00a0'}</span>
          </p>
        </div>
        <CardMoney card={card} />
        <ul className="facts">
          {card.facts.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
        <div className="card__acts">
          <a href={card.action.href} aria-label={`${card.action.label}, ${card.name}`}>
            {card.action.label}
          </a>
        </div>
      </div>
    </article>
  )
}

/** The one tag on a car's picture. */
export function CardTag({ tag }: Pick<CarCardModel, 'tag'>) {
  if (tag === null) return null
  if (tag.look === 'certified') {
    return (
      <span className="tag tag--certified">
        <Icon name="badge-check" />
        {tag.text}
      </span>
    )
  }
  return <span className={tag.look === 'dark' ? 'tag tag--ink' : 'tag'}>{tag.text}</span>
}

function CardMoney({ card: { price, weekly, gone } }: { card: CarCardModel }) {
  return (
    <div className="card__money">
      <p className="price">
        {price.text}
        {price.type ? <small>{price.type}</small> : null}
        {price.was ? (
          <s>
            <span className="vh">was </span>
            {price.was}
          </s>
        ) : null}
      </p>
      <p className="repay">
        {weekly ? (
          <>
            <b>{weekly.text}</b>
            <span>
              {weekly.comparison}
              <sup>1</sup>
            </span>
          </>
        ) : (
          <span>{gone || '\u00a0'}</span>
        )}
      </p>
    </div>
  )
}

/** Further pictures while the pointer rests on the card; shown, and so fetched, only then. */
function Strip({ card: { strip, stripMore } }: { card: CarCardModel }) {
  if (strip.length === 0) return null
  return (
    <div className="strip" aria-hidden="true">
      {strip.map((src) => (
        <div className="pic" key={src}>
          <img src={src} width={120} height={80} alt="" loading="lazy" decoding="async" />
        </div>
      ))}
      {stripMore > 0 ? <span className="more">+{stripMore}</span> : null}
    </div>
  )
}
