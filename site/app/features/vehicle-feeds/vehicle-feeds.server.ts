import { stringify } from 'csv-stringify/sync'
import type { DealerContext, RequestContext } from '#app/context.ts'
import { requireDealerContext } from '#app/context.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import { siteMeta } from '#app/features/layout/site-meta.server.ts'
import { requireStaffPreview } from '#app/http/require-staff.ts'
import { carPath, googleFeedPath, metaFeedPath, vehicleFeedsPath } from '#app/paths.ts'
import { type FeedCar, type FeedRow, listFeedCars, repeatedVins } from './feed-cars.server.ts'
import { GOOGLE_COLUMNS, googleRow } from './google-feed.server.ts'
import { META_COLUMNS, metaRow } from './meta-feed.server.ts'

type Catalogue = {
  title: string
  path: () => string
  columns: readonly string[]
  rowOf: (entry: FeedCar, dealer: DealerContext, repeated: ReadonlySet<string>) => FeedRow
}

const GOOGLE: Catalogue = {
  ...{ title: 'Google vehicle ads', path: googleFeedPath, columns: GOOGLE_COLUMNS, rowOf: googleRow },
}
const META: Catalogue = {
  ...{ title: 'Meta automotive catalogue', path: metaFeedPath, columns: META_COLUMNS, rowOf: metaRow },
}

/** The dealer's cars for Google, tab-separated. @throws StockUnavailableError: an empty catalogue would end its ads */
export const googleFeed = (dealer: DealerContext): Promise<string> => feedOf(GOOGLE, dealer, '\t')

/** The dealer's cars for Meta, as CSV. @throws StockUnavailableError: an empty catalogue would end its ads */
export const metaFeed = (dealer: DealerContext): Promise<string> => feedOf(META, dealer, ',')

async function feedOf({ columns, rowOf }: Catalogue, dealer: DealerContext, delimiter: string) {
  const cars = await listFeedCars(dealer)
  const repeated = repeatedVins(cars)
  const rows = cars.flatMap((entry) => {
    const found = rowOf(entry, dealer, repeated)
    return 'row' in found ? [columns.map((column) => oneLine(found.row[column] ?? ''))] : []
  })
  return stringify([[...columns], ...rows], { delimiter })
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Which cars each catalogue has, and why the others are left out. */
export type VehicleFeedsModel = {
  meta: PageMeta
  catalogues: {
    title: string
    href: string
    listed: number
    left: { id: string; name: string; stocknum: string; href: string; reasons: string[] }[]
  }[]
}

/** @throws 404 unless a member of the dealer's staff asks, in a preview */
export async function getVehicleFeeds(context: RequestContext): Promise<VehicleFeedsModel> {
  const dealer = requireDealerContext(context)
  requireStaffPreview(context)
  const cars = await listFeedCars(dealer)
  const repeated = repeatedVins(cars)
  return {
    meta: {
      ...siteMeta(dealer),
      title: 'Advertising catalogues',
      description: 'Which vehicles Google and Meta are given, and why others are left out, for staff.',
      path: vehicleFeedsPath(),
      unlisted: true,
    },
    catalogues: [GOOGLE, META].map(({ title, path, rowOf }) => {
      const left = cars.flatMap((entry) => {
        const found = rowOf(entry, dealer, repeated)
        const { id, name, stocknum, slug } = entry.car
        return 'reasons' in found ? [{ id, name, stocknum, href: carPath(slug), reasons: found.reasons }] : []
      })
      return { title, href: dealer.origin + path(), listed: cars.length - left.length, left }
    }),
  }
}
