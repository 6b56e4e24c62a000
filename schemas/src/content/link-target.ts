import { isSafeLink } from './link.ts'

/** Pages that every site has, as staff call them. `journey`: a shopper does something there, as booking a service. */
export const SITE_PAGES = [
  { path: '/', title: 'Front page', journey: false },
  { path: '/special-offers', title: 'All offers', journey: false },
  { path: '/locations', title: 'All locations', journey: false },
  { path: '/models', title: 'New models', journey: false },
  { path: '/contact', title: 'Contact us', journey: true },
  { path: '/book-test-drive', title: 'Book a test drive', journey: true },
  { path: '/service', title: 'Book a service', journey: true },
  { path: '/finance', title: 'Finance', journey: true },
  { path: '/personalised/finance', title: 'Finance quote and pre-approval', journey: true },
  { path: '/trade-in', title: 'Value a trade-in', journey: true },
  { path: '/my-garage', title: 'My garage', journey: false },
  { path: '/spin-to-win', title: 'Prize wheel', journey: true },
] as const

/** Further addresses of the same pages. */
const ALIASES: Readonly<Record<string, (typeof SITE_PAGES)[number]['path']>> = {
  '/contact-us': '/contact',
  '/finance-enquiry': '/finance',
  '/apply-for-finance': '/finance',
  '/sell-my-car': '/trade-in',
  '/sell-your-car': '/trade-in',
  '/cars/trade-in': '/trade-in',
}

/** Where a link leads, as far as its address says; whether the car or offer exists, only the site knows. */
export type LinkTarget =
  | { kind: 'built-in'; title: string }
  | { kind: 'search' }
  | { kind: 'car'; slug: string }
  | { kind: 'offer'; slug: string }
  | { kind: 'location'; slug: string }
  | { kind: 'page'; slug: string }
  | { kind: 'here' }
  | { kind: 'outside'; host: string }
  | { kind: 'mail'; address: string }
  | { kind: 'phone'; number: string }

type SitePath = Extract<LinkTarget, { slug: string }>['kind']

/** Addresses with something of the dealer's at their end. */
const SLUG_PATHS: readonly { kind: Exclude<SitePath, 'page'>; path: RegExp }[] = [
  { kind: 'car', path: /^\/cars\/([^/]+)(?:\/(?:checkout|buy-online))?$/ },
  { kind: 'location', path: /^\/(?:locations|our-location|contact-us)\/([^/]+)$/ },
  { kind: 'offer', path: /^\/offers(?:\/[^/]+)?\/([^/]+)$/ },
]
const SEARCH_PATH = /^\/search(\/[^/]+){1,2}$/

/** What a link's address names; null for none, or for one that no link may have. */
export function parseLinkTarget(href: string): LinkTarget | null {
  const text = href.trim()
  if (!isSafeLink(text)) return null
  if (text.startsWith('#')) return { kind: 'here' }
  if (text.startsWith('/')) return sitePath(text.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, ''))
  const [, rest = ''] = /^[a-z]+:(.*)$/i.exec(text) ?? []
  if (/^mailto:/i.test(text)) return { kind: 'mail', address: rest }
  if (/^tel:/i.test(text)) return { kind: 'phone', number: rest }
  return { kind: 'outside', host: /^\/\/([^/?#]*)/.exec(rest)?.[1] ?? rest }
}

function sitePath(path: string): LinkTarget {
  const known = SITE_PAGES.find((page) => page.path === (ALIASES[path] ?? path))
  if (known) return { kind: 'built-in', title: known.title }
  if (path === '/checkout-journey') return { kind: 'built-in', title: 'Reserve a car' }
  if (SEARCH_PATH.test(path)) return { kind: 'search' }
  for (const { kind, path: pattern } of SLUG_PATHS) {
    const slug = pattern.exec(path)?.[1]
    if (slug !== undefined) return { kind, slug }
  }
  return { kind: 'page', slug: path.slice(1) }
}

const KIND_LABELS: Readonly<Record<Exclude<LinkTarget['kind'], 'built-in' | 'outside'>, string>> = {
  search: 'Leads to cars',
  car: 'Leads to a car',
  offer: 'Leads to an offer',
  location: 'Leads to a location',
  page: 'Leads to a page',
  here: 'Leads further down the page',
  mail: 'Begins a mail',
  phone: 'Calls a number',
}

/** Where a link leads, in a few words that need nobody's content: for lists of links. */
export function summariseLink(href: string | null | undefined): string {
  const target = href ? parseLinkTarget(href) : null
  if (target === null) return 'Leads nowhere yet'
  if (target.kind === 'built-in') return `Leads to: ${target.title}`
  return target.kind === 'outside' ? `Leads to ${target.host}` : KIND_LABELS[target.kind]
}
