import { getBaseId, type Model, parseLinkTarget, type Tenant } from '@forecourt/schemas/contract'
import { ownValue } from '#app/domain/own-value.ts'
import { sellPath } from '#app/paths.ts'

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

/** The names of the page for sellers; the dealer chooses one, and the others lead to it (ROUTE-17). */
const SELL_PATH = /^\/(trade-in|sell-my-car|sell-your-car)(?=[?#]|$)/

/** A link's address as the dealer's page has it, so that no link of the site leads to a redirect. */
export const withOwnName = (href: string, { flags }: Pick<Tenant, 'flags'>): string =>
  href.trim().replace(SELL_PATH, sellPath(flags.sellPath))

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
