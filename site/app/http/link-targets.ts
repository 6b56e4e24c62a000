import { isSafeLink } from '@forecourt/schemas/contract'

/** Paths that the site answers by itself; everything else is a page of the dealer's or nothing. */
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
 * Does an address lead to something that is there? Other sites, numbers and mail always do; a path does when the site
 * has such a page or the dealer wrote one. A link that leads nowhere is not shown (decision 18).
 * @param pageSlugs slugs of the dealer's pages
 */
export function leadsSomewhere(href: string, pageSlugs: ReadonlySet<string>): boolean {
  if (!isSafeLink(href)) return false
  if (!href.startsWith('/')) return true
  const path = href.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
  return BUILT_IN.some((pattern) => pattern.test(path)) || pageSlugs.has(path.slice(1))
}

/** The slugs of a dealer's pages, as `leadsSomewhere` asks for them. */
export function pageSlugsOf({ pages }: { pages: readonly { slug: string }[] }): ReadonlySet<string> {
  return new Set(pages.map(({ slug }) => slug))
}
