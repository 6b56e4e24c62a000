import { dateAt, formatDate, HOME_SLUG, isSafeLink, SITE_PAGES } from '@forecourt/schemas/contract'
import type { LinkContent } from './link-content.ts'
import { describeLink, type LinkKind, type LinkMoment } from './link-text.ts'
import type { StockSuggestions } from './site-stock.ts'

/** One thing a link can be made to lead to. */
export interface LinkOption {
  readonly href: string
  readonly kind: LinkKind
  readonly text: string
  readonly note?: string
}

/** Options of one kind under their heading. */
export interface LinkGroup {
  readonly title: string
  readonly options: readonly LinkOption[]
}

/** Options listed of a kind; typing more words narrows them. */
const MOST = 5

/**
 * The options for typed words, grouped; every word must be in a title. Nothing typed: the journeys and pages.
 * @param stock what the site's stock has for the words; null while it is asked
 */
export function listLinkOptions(
  typed: string,
  content: LinkContent,
  stock: StockSuggestions | null,
  moment: LinkMoment,
): LinkGroup[] {
  const words = splitWords(typed)
  const fitting = (options: readonly LinkOption[]) =>
    options.filter(({ text }) => words.every((word) => plain(text).includes(word))).slice(0, MOST)
  const typedAddress = { title: 'An address', options: addressOptions(typed, content, moment) }
  if (typedAddress.options.length > 0) return [typedAddress]
  const cars = { title: 'Cars', options: searchOptions(stock) }
  const hasCars = (stock?.cars.length ?? 0) > 0
  const groups = [
    ...(hasCars ? [cars] : []),
    { title: 'Pages', options: fitting([...builtIn(false), ...pages(content)]) },
    { title: 'Models', options: words.length > 0 ? fitting(models(content)) : [] },
    { title: 'Offers', options: fitting(offers(content, moment)) },
    { title: 'Locations', options: fitting(locations(content)) },
    { title: 'One car', options: carOptions(stock) },
    { title: 'Something to do', options: fitting(builtIn(true)) },
    // A search that finds nothing now may find something later, but is seldom what was meant.
    ...(hasCars ? [] : [cars]),
  ]
  return groups.filter(({ options }) => options.length > 0)
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const splitWords = (typed: string) => plain(typed).split(/\s+/).filter(Boolean)

const builtIn = (journey: boolean): LinkOption[] =>
  SITE_PAGES.filter((page) => page.journey === journey).map(({ path, title }) => ({
    href: path,
    kind: journey ? 'journey' : 'page',
    text: title,
  }))

/** A page with the address of a model is listed as the model. */
function pages({ pages: own, models: all }: LinkContent): LinkOption[] {
  return own
    .filter(({ slug }) => slug !== HOME_SLUG && !all.some((model) => model.slug === slug))
    .map(({ slug, title }) => ({ href: `/${slug}`, kind: 'page', text: title }))
}

/** Models with a page on this site, or elsewhere. */
function models({ pages: own, models: all }: LinkContent): LinkOption[] {
  return all.flatMap(({ slug, overrideUrl, title }): LinkOption[] => {
    const href = overrideUrl || (own.some((page) => page.slug === slug) ? `/${slug}` : '')
    return href ? [{ href, kind: 'model', text: title }] : []
  })
}

/** Offers that run or are to come. */
function offers({ offers: all }: LinkContent, { now, zone }: LinkMoment): LinkOption[] {
  return all
    .filter(({ slug, expiry }) => slug !== '' && (!expiry || expiry >= now))
    .map(({ slug, title, expiry }) => ({
      href: `/offers/${slug}`,
      kind: 'offer' as const,
      text: title,
      ...(expiry ? { note: `until ${formatDate(dateAt(expiry, zone))}` } : {}),
    }))
}

const locations = ({ locations: all }: LinkContent): LinkOption[] =>
  all.map(({ slug, title }) => ({ href: `/locations/${slug}`, kind: 'location', text: title }))

function searchOptions(stock: StockSuggestions | null): LinkOption[] {
  if (!stock?.search) return []
  const { href, words, counted } = stock.search
  return [{ href, kind: 'cars', text: `Cars: ${words}`, note: `${counted} now` }]
}

const carOptions = (stock: StockSuggestions | null): LinkOption[] =>
  (stock?.cars ?? []).map(({ href, name, sub, price }) => ({
    href,
    kind: 'car',
    text: [name, sub].filter(Boolean).join(' '),
    ...(price ? { note: price } : {}),
  }))

/** What was typed is an address itself: `https://…`, `mailto:`, `tel:`, or a path of the site. */
function addressOptions(typed: string, content: LinkContent, moment: LinkMoment): LinkOption[] {
  const text = typed.trim()
  const href = /^(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text) ? `https://${text}` : text
  if (href === '' || !isSafeLink(href)) return []
  const { kind, text: words } = describeLink(href, content, undefined, moment)
  return [{ href, kind, text: kind === 'outside' ? `Outside: ${words}` : words, note: href }]
}
