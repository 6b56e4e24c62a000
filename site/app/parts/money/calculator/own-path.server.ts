import type { TenantBundle } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { collectPageSlugs } from '#app/http/link-targets.ts'
import { financePath } from '#app/paths.ts'

/** The built-in names of the finance page (ROUTE-19). */
export const FINANCE_PATHS: readonly string[] = [financePath(), '/finance-enquiry', '/apply-for-finance']

/**
 * Where the dealer's own name of the finance page leads (VAR-11), or null for any other path; a page that staff wrote
 * under that name goes first.
 */
export function findOwnFinancePage(
  { bundle }: Pick<DealerContext, 'bundle'>,
  slug: string,
  search: string,
): string | null {
  const own = `/${slug}` === bundle.tenant.finance.path && !collectPageSlugs(bundle).has(slug)
  return own ? `${financePath()}${search}` : null
}

/** The canonical address of the finance page. */
export function canonicalFinancePath({ bundle }: { bundle: Pick<TenantBundle, 'tenant'> }): string {
  const { path } = bundle.tenant.finance
  return FINANCE_PATHS.includes(path) ? path : financePath()
}
