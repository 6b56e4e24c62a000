import type { RequestContext } from '#app/context.ts'
import { requireDealerContext } from '#app/context.ts'
import { requireStaffPreview } from '#app/http/require-staff.ts'
import type { CatalogueFile } from '#app/integrations/stock-lists.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { carPath, googleFeedPath, metaFeedPath, vehicleFeedsPath } from '#app/paths.ts'

const CATALOGUES: Readonly<Record<CatalogueFile, { title: string; path: string }>> = {
  'google-vehicles.tsv': { title: 'Google vehicle ads', path: googleFeedPath() },
  'meta-vehicles.csv': { title: 'Meta automotive catalogue', path: metaFeedPath() },
}

/** Which cars each catalogue has, and why the others are left out. */
export type VehicleFeedsModel = {
  meta: PageMeta
  catalogues: {
    title: string
    href: string
    listed: number
    leftOut: number
    /** The first of those left out. */
    left: { id: string; name: string; stocknum: string; href: string; reasons: string[] }[]
  }[]
}

/** @throws 404 unless a member of the dealer's staff asks, in a preview */
export async function getVehicleFeeds(context: RequestContext): Promise<VehicleFeedsModel> {
  const dealer = requireDealerContext(context)
  requireStaffPreview(context)
  const { catalogues } = await dealer.readStockLists()
  return {
    meta: {
      ...siteMeta(dealer),
      title: 'Advertising catalogues',
      description: 'Which vehicles Google and Meta are given, and why others are left out, for staff.',
      path: vehicleFeedsPath(),
      unlisted: true,
    },
    catalogues: catalogues.map(({ file, left, ...counts }) => ({
      ...counts,
      title: CATALOGUES[file].title,
      href: dealer.origin + CATALOGUES[file].path,
      left: left.map(({ slug, ...car }) => ({ ...car, href: carPath(slug) })),
    })),
  }
}
