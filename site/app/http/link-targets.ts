import { parseLinkTarget } from '@forecourt/schemas/contract'

/**
 * Whether a link's target exists: other sites, phone numbers and mail always do; a path does when it is a built-in page
 * or one of the dealer's. Links without a target are not shown.
 * @param pageSlugs slugs of the dealer's pages
 */
export function targetExists(href: string, pageSlugs: ReadonlySet<string>): boolean {
  const target = parseLinkTarget(href)
  return target !== null && (target.kind !== 'page' || pageSlugs.has(target.slug))
}

/** The slugs of a dealer's pages, as `targetExists` takes them. */
export function pageSlugsOf({ pages }: { pages: readonly { slug: string }[] }): ReadonlySet<string> {
  return new Set(pages.map(({ slug }) => slug))
}
