import type { CSSProperties } from 'react'
import { carFinancePath, carPath, reservePath } from '#app/paths.ts'
import { FinanceNote } from '#app/ui/finance-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture, type PictureHaste } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useLiveCard } from '../live/use-live-card.ts'
import { useCardFoot } from './card-foot.ts'
import type { CarCardModel, TagModel } from './card-model.ts'
import { cardPicture } from './card-picture.ts'
import { CompareBox } from './compare-box.tsx'
import { SaveButton } from './save-button.tsx'
import { Strip, useStrip } from './strip.tsx'
import { VideoButton } from './video-button.tsx'

/** How wide a card is on screen, for the choice among its sources. */
const SIZES = '(min-width: 100rem) 25rem, (min-width: 64rem) 23vw, (min-width: 40rem) 43vw, 82vw'

type CarCardProps = {
  card: CarCardModel
  /** The level of its heading. */
  level?: 2 | 3
  eager?: PictureHaste
  /** Places as wide as the picture really is. */
  sizes?: string
}

/** A car among results; every state of it has the same height. */
export function CarCard({ card: sent, level = 3, eager = false, sizes = SIZES }: CarCardProps) {
  const Name = `h${level}` as const
  const card = useLiveCard(sent)
  const href = carPath(card.slug)
  const { strip, load } = useStrip(card)
  const foot = useCardFoot()
  return (
    <article className={card.similar ? 'card is-unavailable' : 'card'} onPointerEnter={load}>
      <div className="card__media">
        <Picture
          picture={cardPicture(card)}
          instead={card.icon ?? 'car-front'}
          words={card.similar ? '' : 'Photos on the way'}
          eager={eager}
          sizes={sizes}
        />
        <CardTag tag={card.tag ? { text: card.tag, look: card.tagLook ?? 'light' } : null} />
        <Strip strip={strip} />
        {card.video ? <VideoButton card={card} /> : null}
      </div>
      <div className="card__body">
        <div className="card__head">
          <Name className="card__name">
            <SiteLink href={href} prefetch>
              {card.name}
            </SiteLink>
          </Name>
          {card.make === undefined ? null : (
            <div className="card__tools">
              <SaveButton card={card} />
              {card.similar ? null : <CompareBox card={card} />}
            </div>
          )}
          <p className="card__sub">
            <span>{card.sub ?? card.yard ?? BLANK}</span>
            {card.sub && card.yard ? <span>{card.yard}</span> : null}
          </p>
        </div>
        {card.found ? <CardFound found={card.found} /> : null}
        <CardMoney card={card} sent={sent} />
        <CardFacts card={card} />
        {card.figures ? <CardTable className="card__figures" rows={card.figures} /> : null}
        {card.reach ? <CardReach reach={card.reach} /> : null}
        {card.note ? <p className="card__note">{card.note}</p> : null}
        <CardActs card={card} />
      </div>
      {foot?.(card)}
    </article>
  )
}

/**
 * What can be done about a car, each in its place: its details at the start, its reservation at the end (CARD-01). A
 * held car says until when, and an unavailable one leads to similar cars.
 */
function CardActs({ card: { slug, name, similar, reserve, reserveAt, held } }: { card: CarCardModel }) {
  const act = (href: string, label: string) => (
    <SiteLink href={href} aria-label={`${label}, ${name}`}>
      {label}
    </SiteLink>
  )
  if (similar) return <div className="card__acts">{act(similar, 'Find Me Something Similar')}</div>
  return (
    <div className="card__acts">
      {act(carPath(slug), 'View Details')}
      {reserve ? act(reserveAt ?? reservePath(slug), reserve) : null}
      {held ? <span>{held}</span> : null}
    </div>
  )
}

/** Reserves one line of height where there is no text. */
const BLANK = '\u00a0'

/** The one tag on a car's picture. */
export function CardTag({ tag }: { tag: TagModel | null }) {
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

function CardMoney({ card, sent }: { card: CarCardModel; sent: CarCardModel }) {
  if (card.unavailable !== undefined) return <UnavailableText unavailable={card.unavailable} sent={sent} />
  const { price = '' } = card
  return (
    <div className="card__money">
      <p className={priceClass(price)}>
        <span>{price}</span>
        {card.priceType ? <small>{card.priceType}</small> : null}
        {card.was ? (
          <s>
            <span className="vh">was </span>
            {card.was}
          </s>
        ) : null}
      </p>
      <Repayment card={card} />
    </div>
  )
}

const repayClass = (comparison: string | undefined) =>
  comparison?.includes(',') ? 'repay repay--basis' : 'repay'

/** The weekly repayment, whose whole line leads to the car's finance (CARD-01). */
function Repayment({ card: { slug, name, weekly, comparison, finance } }: { card: CarCardModel }) {
  return (
    <p className={repayClass(comparison)}>
      {weekly && comparison ? (
        <>
          <b>{weekly}</b>{' '}
          <span>
            {comparison}
            <FinanceNote />
          </span>{' '}
        </>
      ) : null}
      {finance ? (
        <SiteLink href={carFinancePath(slug)} aria-label={`${finance}, ${name}`}>
          {finance}
        </SiteLink>
      ) : null}
    </p>
  )
}

/** An unavailable car shows its status text in place of the price; one that was sold meanwhile keeps its lines. */
function UnavailableText({ unavailable, sent }: { unavailable: string; sent: CarCardModel }) {
  return (
    <div className="card__money">
      <p className={priceClass(unavailable)}>
        <span>{unavailable}</span>
      </p>
      <p className={repayClass(sent.comparison)}>{sent.weekly ? <b>{BLANK}</b> : null}</p>
    </div>
  )
}

/** Longest text that fits in the price's place. */
const WORDS_FIT = 22

function priceClass(text: string): string {
  if (text.startsWith('$')) return 'price'
  return text.length > WORDS_FIT ? 'price price--words price--long' : 'price price--words'
}

/** The two worst lines of its inspection, numbered as on its page, and some of what passed. */
function CardFound({ found }: { found: NonNullable<CarCardModel['found']> }) {
  return (
    <ul className="card__found" aria-label="Inspection">
      {found.map(([look, text], index) => (
        <li key={text} className={`is-${look}`}>
          {look === 'ok' ? <Icon name="check" /> : <i aria-hidden="true">{index + 1}</i>}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** Three facts in a line, or a longer table on cards wide enough for it beside the picture. */
function CardFacts({ card: { facts = [], table } }: { card: CarCardModel }) {
  return (
    <>
      <ul className="facts">
        {facts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {table ? <CardTable className="card__table" rows={table} /> : null}
    </>
  )
}

type CardTableProps = { className: string; rows: readonly [label: string, value: string][] }

const CardTable = ({ className, rows }: CardTableProps) => (
  <dl className={className}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** How far it goes, also as a bar. */
function CardReach({ reach: { share, text, km } }: { reach: NonNullable<CarCardModel['reach']> }) {
  return (
    <p className="card__reach" style={{ '--share': share } as CSSProperties}>
      <span>{text}</span> <b>{km}</b>
    </p>
  )
}
