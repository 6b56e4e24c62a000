import type { MakeKind } from '@forecourt/schemas/contract'
import { PICTURE_BOXES, templateDefinition } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { pageSlugsOf, targetExists } from '#app/http/link-targets.ts'
import { pagePath, searchPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { BrandGrid } from './home-models.ts'

const TITLES: Readonly<Record<MakeKind, string>> = {
  car: 'Cars',
  motorcycle: 'Motorcycles',
  truck: 'Trucks',
  caravan: 'Caravans and motorhomes',
}
const KINDS = Object.keys(TITLES) as MakeKind[]
const LOGO_SIZE = { ...PICTURE_BOXES.brandLogo, alt: '' }

/** The makes a group sells new, by vehicle kind (GRP-01); [] for templates without brand grids. */
export function brandGrids({ bundle, picture }: DealerContext): BrandGrid[] {
  if (templateDefinition(bundle.tenant.template).leads !== 'brands') return []
  const slugs = pageSlugsOf(bundle)
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
      })),
  })).filter(({ brands }) => brands.length > 0)
}

/** A brand's own page where the group wrote one (GRP-04), else its stock. */
function brandHref(slug: string, pageSlugs: ReadonlySet<string>): string {
  const own = pagePath(`${slug}/overview`)
  return targetExists(own, pageSlugs) ? own : searchPath(slug)
}
