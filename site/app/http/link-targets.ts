import { baseIdOf, type Model, parseLinkTarget } from '@forecourt/schemas/contract'

/**
 * Whether a link's target exists: other sites, phone numbers and mail always do; a path does when it is a built-in page
 * or one of the dealer's. Links without a target are not shown.
 * @param pageSlugs slugs of the dealer's pages
 */
export function targetExists(href: string, pageSlugs: ReadonlySet<string>): boolean {
  const target = parseLinkTarget(href)
  return target !== null && (target.kind !== 'page' || pageSlugs.has(target.slug))
}

type PageSource = {
  pages: readonly { slug: string }[]
  models: readonly Pick<Model, 'slug' | 'baseId' | 'comparisonPage'>[]
  tenant: { dealershipWebsites: readonly { makeSlug: string }[] }
}

/** The slugs of a dealer's pages, as `targetExists` takes them: those that staff wrote, and those of models and brands. */
export function pageSlugsOf({ pages, models, tenant }: PageSource): ReadonlySet<string> {
  return new Set([
    ...pages.flatMap(({ slug }) => [slug, `pages/${slug}`]),
    ...models.flatMap((model) => [model.slug, `models/${baseIdOf(model)}`]),
    ...models.flatMap(({ comparisonPage }) => (comparisonPage ? [`pages/${comparisonPage}`] : [])),
    ...(models.length > 1 ? ['models/compare'] : []),
    ...tenant.dealershipWebsites.map(({ makeSlug }) => `${makeSlug}/overview`),
  ])
}
