import { getBaseId, type Model, parseLinkTarget, type Tenant } from '@forecourt/schemas/contract'
import { ownValue } from '#app/domain/own-value.ts'

type PageSource = {
  pages: readonly { slug: string }[]
  models: readonly Pick<Model, 'slug' | 'baseId' | 'comparisonPage'>[]
  tenant: Pick<Tenant, 'flags' | 'prizeWheel'> & { dealershipWebsites: readonly { makeSlug: string }[] }
}

/** Built-in pages that a site has only with a setting. */
const OPENED_BY: Readonly<Record<string, (tenant: PageSource['tenant']) => boolean>> = {
  'book-test-drive': ({ flags }) => flags.testDriveButton,
  'spin-to-win': ({ prizeWheel }) => prizeWheel.prizes.length >= 2,
}

/**
 * Whether a link's target exists: other sites, phone numbers and mail always do; a path does when it is a built-in page
 * or one of the dealer's. Links without a target are not shown.
 * @param pageSlugs slugs of the dealer's pages
 */
export function targetExists(href: string, pageSlugs: ReadonlySet<string>): boolean {
  const target = parseLinkTarget(href)
  if (target === null) return false
  if (target.kind === 'page') return pageSlugs.has(target.slug)
  const path = href
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/^\/|\/+$/g, '')
  return ownValue(OPENED_BY, path) === undefined || pageSlugs.has(path)
}

/**
 * The slugs of a dealer's pages, as `targetExists` takes them: those that staff wrote, those of models and brands, and
 * those that a setting opens.
 */
export function collectPageSlugs({ pages, models, tenant }: PageSource): ReadonlySet<string> {
  return new Set([
    ...pages.flatMap(({ slug }) => [slug, `pages/${slug}`]),
    ...models.flatMap((model) => [model.slug, `models/${getBaseId(model)}`]),
    ...models.flatMap(({ comparisonPage }) => (comparisonPage ? [`pages/${comparisonPage}`] : [])),
    ...(models.length > 1 ? ['models/compare'] : []),
    ...tenant.dealershipWebsites.map(({ makeSlug }) => `${makeSlug}/overview`),
    ...Object.keys(OPENED_BY).filter((slug) => ownValue(OPENED_BY, slug)?.(tenant)),
  ])
}
