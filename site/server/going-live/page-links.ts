import type { TenantBundle } from '@forecourt/schemas/contract'

const HREF = /<a\b[^>]*?\shref="([^"]*)"/g
const IMAGE = /<img\b[^>]*?\ssrc="(\/media\/[^"]*)"/g
const NAMED = /&(amp|#38|#x26);/g

const plain = (text: string) => text.replace(NAMED, '&')

/** Addresses that are no page of the site: files, APIs, and what only a person may open. */
const NO_PAGE =
  /^\/(api|staff|preview|media|assets|sign-out|online-payment|checkout-journey|personalised|test-payment)(\/|$)/

/** The path of a link on the site, without its fragment; null for one that leads elsewhere or to no page. */
export function pagePath(href: string, origin: string): string | null {
  const url = URL.parse(plain(href), origin)
  if (!url || url.origin !== origin || NO_PAGE.test(url.pathname)) return null
  return url.pathname + url.search
}

/** The paths that a page's links lead to on the same site, each once. */
export function listPageLinks(html: string, origin: string): string[] {
  const found = [...html.matchAll(HREF)].map(([, href = '']) => pagePath(href, origin))
  return [...new Set(found.filter((path) => path !== null))]
}

/** The addresses of a page's pictures, each once. */
export function listPictures(html: string): string[] {
  return [...new Set([...html.matchAll(IMAGE)].map(([, src = '']) => plain(src)))]
}

/** The pages that a site's navigation leads to, the front page first. */
export function listNavigationPaths(
  { navigation }: Pick<TenantBundle, 'navigation'>,
  origin: string,
): string[] {
  const { top, header, footer, legal } = navigation
  const links = [
    ...top,
    ...header.flatMap(({ href, links: own }) => [{ href }, ...own]),
    ...footer.flatMap(({ links: own }) => own),
    ...legal,
  ]
  const paths = links.map(({ href }) => (href ? pagePath(href, origin) : null))
  return [...new Set(['/', ...paths.filter((path) => path !== null)])]
}
