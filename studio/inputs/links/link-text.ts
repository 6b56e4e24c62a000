import { dateAt, formatDate, HOME_SLUG, parseLinkTarget } from '@forecourt/schemas/contract'
import type { LinkContent } from './link-content.ts'
import type { StockLink } from './site-stock.ts'

/** What kind of thing a link leads to; each has its icon. */
export type LinkKind = 'page' | 'model' | 'offer' | 'location' | 'cars' | 'car' | 'journey' | 'outside'

/** A link in words. `problem` says why it leads nowhere. */
export interface LinkText {
  readonly kind: LinkKind
  readonly text: string
  /** A live figure or a date, such as `63 cars now`. */
  readonly note?: string
  readonly problem?: string
}

/** Whose the link is, and when: dates are in the site's zone. */
export interface LinkMoment {
  readonly now: string
  readonly zone: string
}

const NOWHERE = 'Leads nowhere'

/**
 * What an address leads to on a site, in words.
 * @param stock what the site has at the address; undefined while it is asked, 'away' where it does not answer
 */
export function describeLink(
  href: string,
  content: LinkContent,
  stock: StockLink | undefined | 'away',
  moment: LinkMoment,
): LinkText {
  const target = parseLinkTarget(href)
  switch (target?.kind) {
    case undefined:
      return { kind: 'outside', text: href, problem: `${NOWHERE}: this is no address a link can have.` }
    case 'built-in':
      return { kind: 'journey', text: target.title }
    case 'search':
    case 'car':
      return describeStockLink(target.kind, stock)
    case 'offer':
      return describeOffer(target.slug, content, moment)
    case 'location':
      return describeLocation(target.slug, content)
    case 'page':
      return describePage(target.slug, content)
    case 'here':
      return { kind: 'page', text: 'Further down the same page' }
    case 'outside':
      return { kind: 'outside', text: target.host }
    case 'mail':
      return { kind: 'outside', text: `Mail to ${target.address}` }
    case 'phone':
      return { kind: 'outside', text: `Call ${target.number}` }
  }
}

function describeStockLink(kind: 'search' | 'car', stock: StockLink | undefined | 'away'): LinkText {
  const name = kind === 'search' ? 'Cars' : 'Car'
  const icon = kind === 'search' ? 'cars' : 'car'
  if (stock === undefined) return { kind: icon, text: name, note: 'Counting' }
  if (stock === 'away')
    return { kind: icon, text: name, note: 'The site isn’t responding, so there are no numbers' }
  if (stock === null) {
    const what = kind === 'search' ? 'nothing on the site matches it' : 'it isn’t on the site'
    return { kind: icon, text: name, problem: `${NOWHERE}: ${what}.` }
  }
  if (stock.kind === 'search') {
    const words = { kind: 'cars' as const, text: `Cars: ${stock.words}` }
    return stock.count > 0
      ? { ...words, note: `${stock.counted} now` }
      : { ...words, problem: 'Nothing matches it now.' }
  }
  const text = [stock.name, stock.sub].filter(Boolean).join(' ')
  return stock.isAvailable ? { kind: 'car', text } : { kind: 'car', text, problem: 'It’s sold.' }
}

function describeOffer(slug: string, { offers }: LinkContent, { now, zone }: LinkMoment): LinkText {
  const found = offers.find((offer) => offer.slug === slug || offer.id === slug)
  if (!found) return { kind: 'offer', text: 'Offer', problem: `${NOWHERE}: we can’t find that offer.` }
  const words = { kind: 'offer' as const, text: `Offer: ${found.title}` }
  if (!found.expiry) return words
  const day = formatDate(dateAt(found.expiry, zone))
  return found.expiry < now
    ? { ...words, problem: `${NOWHERE}: the offer ended ${day}.` }
    : { ...words, note: `until ${day}` }
}

function describeLocation(slug: string, { locations }: LinkContent): LinkText {
  const found = locations.find((place) => place.slug === slug || place.dealershipSlug === slug)
  return found
    ? { kind: 'location', text: `Location: ${found.title}` }
    : { kind: 'location', text: 'Location', problem: `${NOWHERE}: we can’t find that location.` }
}

function describePage(slug: string, { pages, models }: LinkContent): LinkText {
  const page = slug === HOME_SLUG ? undefined : pages.find((one) => one.slug === slug)
  if (!page) {
    return { kind: 'page', text: `Page at /${slug}`, problem: `${NOWHERE}: we can’t find that page.` }
  }
  const model = models.find((one) => one.slug === slug)
  return model
    ? { kind: 'model', text: `Model: ${model.title}` }
    : { kind: 'page', text: `Page: ${page.title}` }
}
