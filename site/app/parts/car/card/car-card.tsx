import { ownValue } from '#app/domain/own-value.ts'
import { carFinancePath, carPath, reservePath } from '#app/paths.ts'
import { FinanceNote } from '#app/ui/finance-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
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
        {card.make === undefined ? null : (
          <div className="card__tools">
            <SaveButton card={card} />
            {card.similar ? null : <CompareBox card={card} />}
          </div>
        )}
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
          <p className="card__sub">
            <span>{card.sub ?? BLANK}</span>
          </p>
        </div>
        <CardMoney card={card} />
        {card.found ? <CardFound found={card.found} /> : null}
        <CardFacts card={card} />
        <CardActs card={card} />
      </div>
      {foot?.(card)}
    </article>
  )
}

/** What can be done about a car, as words of equal weight (CARD-01); an unavailable car only links to similar cars. */
function CardActs({ card }: { card: CarCardModel }) {
  const { slug, similar, reserve, reserveAt, finance } = card
  const act = (href: string, label: string) => (
    <SiteLink href={href}>
      {label}
      <span className="vh">, {card.name}</span>
    </SiteLink>
  )
  if (similar) return <div className="card__acts">{act(similar, 'Find Me Something Similar')}</div>
  const isLong = `${finance ?? ''}${reserve ?? ''}`.length > ACTIONS_FIT
  return (
    <div className={isLong ? 'card__acts card__acts--long' : 'card__acts'}>
      {act(carPath(slug), 'View Details')}
      {finance ? act(carFinancePath(slug), finance) : null}
      {reserve ? act(reserveAt ?? reservePath(slug), reserve) : null}
    </div>
  )
}

/** The longest two labels that fit in one line beside View Details on the narrowest card. */
const ACTIONS_FIT = 26

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

function CardMoney({ card }: { card: CarCardModel }) {
  if (card.unavailable !== undefined) return <UnavailableText unavailable={card.unavailable} />
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
      <p className={card.comparison?.includes(',') ? 'repay repay--basis' : 'repay'}>
        {card.weekly && card.comparison ? (
          <>
            <b>{card.weekly}</b>
            <span>
              {card.comparison}
              <FinanceNote />
            </span>
          </>
        ) : (
          <span>{BLANK}</span>
        )}
      </p>
    </div>
  )
}

/** An unavailable car shows its status text in place of the price, in the same number of lines. */
function UnavailableText({ unavailable }: { unavailable: string }) {
  return (
    <div className="card__money">
      <p className={priceClass(unavailable)}>
        <span>{unavailable}</span>
      </p>
      <p className="repay">
        <span>{BLANK}</span>
      </p>
    </div>
  )
}

/** Longest facts that fit side by side on the narrowest card, and longest text that fits in the price's place. */
const FACTS_FIT = 23
/** What is short enough beside long facts. */
const SHORT: Readonly<Record<string, string>> = { Automatic: 'Auto' }
const WORDS_FIT = 22

function priceClass(text: string): string {
  if (text.startsWith('$')) return 'price'
  return text.length > WORDS_FIT ? 'price price--words price--long' : 'price price--words'
}

const FOUND_ICONS = { bad: 'circle-alert', mid: 'circle-alert', ok: 'check' } as const

/** The two worst lines of its inspection and one of what passed; that it has none is shown beside cars with one. */
function CardFound({ found }: { found: NonNullable<CarCardModel['found']> }) {
  if (found.length === 0) return <p className="card__unseen">No inspection sheet yet</p>
  return (
    <ul className="card__found" aria-label="Inspection">
      {found.map(([look, text]) => (
        <li key={text} className={`is-${look}`}>
          <Icon name={FOUND_ICONS[look]} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** Three facts in a line, or a longer table on cards wide enough for it beside the picture. */
function CardFacts({ card: { facts = [], table } }: { card: CarCardModel }) {
  const isLong = (words: readonly string[]) => words.join('').length > FACTS_FIT
  const full = facts.map(([, text]) => text)
  const words = isLong(full) ? full.map((text) => ownValue(SHORT, text) ?? text) : full
  return (
    <>
      <ul className={isLong(words) ? 'facts facts--long' : 'facts'}>
        {facts.map(([icon, text], at) => (
          <li key={icon + text}>
            <Icon name={icon} />
            <span>{words[at]}</span>
          </li>
        ))}
      </ul>
      {table ? (
        <dl className="card__table">
          {table.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  )
}
