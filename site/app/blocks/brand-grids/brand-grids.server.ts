import { type BlockOf, type MakeKind, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { plainName } from '#app/domain/words/plain-name.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'
import { pagePath, searchPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { withTargets } from '../block-links.server.ts'
import { type BrandStock, findBrandStock, NO_STOCK, type StockOfBrands } from './brand-stock.server.ts'

const TITLES: Readonly<Record<MakeKind, string>> = {
  car: 'Cars',
  motorcycle: 'Motorcycles',
  truck: 'Trucks',
  caravan: 'Caravans and motorhomes',
}
const KINDS = Object.keys(TITLES) as MakeKind[]
const LOGO_SIZE = { ...PICTURE_BOXES.brandLogo, alt: '' }

/** A make: its name or logo, in lines also what it is good for and its stock. */
export type BrandModel = {
  name: string
  href: string
  picture: PictureModel | null
  line: string
  stock: BrandStock
}

/** The makes of one kind that a group sells. */
type BrandGrid = { kind: MakeKind; title: string; brands: BrandModel[] }

/** The makes that a dealer sells new, by kind of vehicle; with logos where every make has one. */
export type BrandGridsModel = Pick<BlockOf<'brandGrids'>, 'title' | 'layout'> & {
  isPictured: boolean
  grids: BrandGrid[]
  companies: GroupBrand[]
}

/** A company of the group. */
type GroupBrand = { name: string; text: string; href: string; picture: PictureModel | null }

/** GRP-01: the makes that a dealer sells new, by kind of vehicle, and the group's own brands; null without any. */
export async function brandGridsModel(
  { title, layout, lines, companies }: BlockOf<'brandGrids'>,
  dealer: DealerContext,
): Promise<BrandGridsModel | null> {
  const stock = layout === 'stock' ? await findBrandStock(dealer) : NO_STOCK
  const listed = brandGrids(dealer, stock, new Map(lines.map(({ make, text }) => [make, text])))
  const group = withTargets(companies, dealer).map(({ name, text, href, logo }) => ({
    name,
    text,
    href,
    picture: logo ? contentPicture(dealer, logo, LOGO_SIZE) : null,
  }))
  const isPictured = listed.every(({ brands }) => brands.every(({ picture }) => picture))
  const grids = isPictured ? listed : listed.map(withoutLogos)
  return grids.length + group.length > 0 ? { title, layout, isPictured, grids, companies: group } : null
}

/** A logo beside names would read as a picture that is missing for the others. */
const withoutLogos = ({ brands, ...grid }: BrandGrid): BrandGrid => ({
  ...grid,
  brands: brands.map((brand) => ({ ...brand, picture: null })),
})

function brandGrids(
  { bundle, picture }: DealerContext,
  stock: StockOfBrands,
  lines: ReadonlyMap<string, string>,
): BrandGrid[] {
  const slugs = collectPageSlugs(bundle)
  const sold = new Set(bundle.tenant.dealershipWebsites.map(({ makeSlug }) => makeSlug))
  const makes = bundle.manufacturers.filter(({ slug }) => sold.has(slug))
  return KINDS.map((kind) => ({
    kind,
    title: TITLES[kind],
    brands: makes
      .filter((make) => make.kind === kind)
      .map(({ name, slug, logo }) => ({
        name,
        href: brandHref(slug, slugs),
        picture: logo ? contentPicture({ picture }, logo, LOGO_SIZE) : null,
        line: lines.get(slug) ?? '',
        stock: stock.get(plainName(name)) ?? [],
      })),
  })).filter(({ brands }) => brands.length > 0)
}

/** A brand's own page where the group wrote one (GRP-04), else its stock. */
function brandHref(slug: string, pageSlugs: ReadonlySet<string>): string {
  const own = pagePath(`${slug}/overview`)
  return targetExists(own, pageSlugs) ? own : searchPath(slug)
}
