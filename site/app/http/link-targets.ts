import { isSafeLink } from '@forecourt/schemas/contract'

/** Built-in paths of the site; others are the dealer's own pages or do not exist. */
const BUILT_IN = [
  /^\/$/,
  /^\/search(\/[^/]+){1,2}$/,
  /^\/cars\/(?!trade-in$)[^/]+$/,
  /^\/cars\/[^/]+\/(checkout|buy-online)$/,
  /^\/checkout-journey$/,
  /^\/locations(\/[^/]+)?$/,
  /^\/our-location\/[^/]+$/,
  /^\/special-offers$/,
  /^\/(contact|contact-us|book-test-drive)$/,
  /^\/contact-us\/[^/]+$/,
  /^\/service$/,
  /^\/(trade-in|sell-my-car|sell-your-car)$/,
  /^\/cars\/trade-in$/,
  /^\/(finance|finance-enquiry|apply-for-finance|personalised\/finance)$/,
  /^\/models$/,
  /^\/(my-garage|spin-to-win)$/,
  /^\/offers(\/[^/]+){1,2}$/,
]

/**
 * Whether a link's target exists: other sites, phone numbers and mail always do; a path does when it is a built-in page
 * or one of the dealer's. Links without a target are not shown.
 * @param pageSlugs slugs of the dealer's pages
 */
export function targetExists(href: string, pageSlugs: ReadonlySet<string>): boolean {
  if (!isSafeLink(href)) return false
  if (!href.startsWith('/')) return true
  const path = href.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
  return BUILT_IN.some((pattern) => pattern.test(path)) || pageSlugs.has(path.slice(1))
}

/** The slugs of a dealer's pages, as `targetExists` takes them. */
export function pageSlugsOf({ pages }: { pages: readonly { slug: string }[] }): ReadonlySet<string> {
  return new Set(pages.map(({ slug }) => slug))
}
