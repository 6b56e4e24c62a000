import { MARKET_FEEDS, MARKET_PUSHES, type StaffCatalogues } from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { requireStaff } from '#app/http/require-staff.ts'
import type { CatalogueFile } from '#app/integrations/stock-lists.ts'
import { googleFeedPath, marketFeedPath, metaFeedPath } from '#app/paths.ts'

const CATALOGUES: Readonly<
  Record<
    CatalogueFile,
    { title: string; path: string | null } & Partial<
      Pick<StaffCatalogues['catalogues'][number], 'purpose' | 'push'>
    >
  >
> = {
  'google-vehicles.tsv': { title: 'Google vehicle ads', path: googleFeedPath() },
  'meta-vehicles.csv': { title: 'Meta automotive catalogue', path: metaFeedPath() },
  'carsales.json': {
    title: MARKET_FEEDS.carsales.title,
    path: marketFeedPath(MARKET_FEEDS.carsales.file),
    purpose: 'feed-carsales',
  },
  'autotrader.lines': { title: MARKET_PUSHES.autotrader.title, path: null, push: 'autotrader' },
}

/**
 * Which cars each catalogue has, and why the others are left out.
 * @throws 404 unless the user is staff; StockUnavailableError before the catalogues are made first
 */
export async function getStaffCatalogues(context: RequestContext): Promise<StaffCatalogues> {
  requireStaff(context)
  const { now, origin, readStockLists } = requireDealerContext(context)
  const { catalogues } = await readStockLists()
  return {
    at: now,
    catalogues: catalogues.map(({ file, listed, leftOut, left }) => {
      const { title, path, purpose = null, push = null } = CATALOGUES[file]
      return {
        title,
        address: path === null ? null : origin + path,
        purpose,
        push,
        listed,
        leftOut,
        left: left.map(({ id, name, stocknum, reasons }) => ({ id, name, stockNumber: stocknum, reasons })),
      }
    }),
  }
}
