import {
  exploreModelHref,
  type FooterGroup,
  type HeaderItem,
  type Link,
  type Manufacturer,
  type Model,
  type TenantBundle,
} from '@forecourt/schemas/contract'
import { searchPath, stockQueryPath } from '#app/paths.ts'
import type { MakePicture } from '#app/ui/picture.tsx'
import { bodyImage } from './body-images.ts'
import { leadsSomewhere, pageSlugsOf } from './journeys.ts'
import type { HeaderEntry, HeaderMenu, LayoutNavigation, MenuTile, NavLink } from './layout-model.ts'

/** NAV-12: what the stock menu lists. */
const STOCK_LINKS: readonly NavLink[] = [
  { label: 'Used Cars', href: searchPath('used-cars') },
  { label: 'Demo Cars', href: searchPath('demo-cars') },
  { label: 'New Cars', href: searchPath('new-cars') },
]
/** Pictured entries a menu holds before it would no longer fit a screen. */
const MOST_TILES = 9

type Source = Pick<TenantBundle, 'tenant' | 'navigation' | 'pages' | 'models' | 'manufacturers'>

const TILE_SIZE = { width: 320, height: 160, fit: 'contain', alt: '' } as const

/** The header and footer as links that lead somewhere (NAV); a menu left without links is left out. */
export function layoutNavigation(source: Source, picture: MakePicture): LayoutNavigation {
  const slugs = pageSlugsOf(source)
  const kept = (links: readonly Link[]) =>
    links.filter(({ href }) => leadsSomewhere(href, slugs)).map(toNavLink)
  const modelHref = (model: Model) => hrefOfModel(model, slugs)
  const footerLinks = (group: FooterGroup) =>
    group.kind === 'models'
      ? source.models.map((model) => ({ label: model.name, href: modelHref(model) }))
      : kept(group.links)
  return {
    header: source.navigation.header.flatMap((item) =>
      headerEntry(item, source, { slugs, kept, modelHref, picture }),
    ),
    footer: source.navigation.footer
      .map((group) => ({ title: group.title || source.tenant.name, links: footerLinks(group) }))
      .filter(({ links }) => links.length > 0),
    legal: kept(source.navigation.legal),
  }
}

type Tools = {
  slugs: ReadonlySet<string>
  kept: (links: readonly Link[]) => NavLink[]
  modelHref: (model: Model) => string
  picture: MakePicture
}

function headerEntry(item: HeaderItem, source: Source, tools: Tools): HeaderEntry[] {
  if (item.kind === 'link') {
    return leadsSomewhere(item.href, tools.slugs) && item.href
      ? [{ kind: 'link', label: item.label, href: item.href }]
      : []
  }
  const menu = menuOf(item, source, tools)
  return menu.links.length + menu.tiles.length > 0 ? [menu] : []
}

function menuOf(item: HeaderItem, source: Source, tools: Tools): HeaderMenu {
  const links = tools.kept(item.links)
  const empty: HeaderMenu = { kind: 'menu', label: item.label, links, tiles: [], more: null }
  if (item.kind === 'stock') return { ...empty, links: links.length > 0 ? links : [...STOCK_LINKS] }
  if (item.kind === 'models') {
    const tiles = source.models.slice(0, MOST_TILES).map((model) => modelTile(model, tools))
    return { ...empty, tiles, more: { label: 'All new cars', href: searchPath('new-cars') } }
  }
  if (item.kind === 'brands') {
    const makes = source.tenant.dealershipWebsites.map(({ makeSlug }) => makeSlug)
    const sold = source.manufacturers.filter(({ slug }) => makes.includes(slug))
    return { ...empty, tiles: sold.map((make) => makeTile(make, tools)) }
  }
  return empty
}

function modelTile(model: Model, { modelHref, picture }: Tools): MenuTile {
  const url = model.image?.url ?? model.cloudfrontNewImageUrl
  return {
    label: model.name,
    href: modelHref(model),
    note: model.status === 'coming_soon' ? 'Coming Soon' : '',
    picture: url ? menuPicture(url, picture) : bodyPicture(model),
    mark: false,
  }
}

/** One small source is enough here, and the menu stands in every page of the site. */
function menuPicture(url: string, picture: MakePicture): MenuTile['picture'] {
  const { src, width, height, alt } = picture(url, TILE_SIZE)
  return { src, width, height, alt }
}

/** Stands in for a model's own picture. */
function bodyPicture({ manufacturerBody }: Model): MenuTile['picture'] {
  const src = bodyImage(manufacturerBody)
  return src === null ? null : { src, width: TILE_SIZE.width, height: TILE_SIZE.height, alt: '' }
}

function makeTile({ name, slug, logoUrl }: Manufacturer, { picture }: Tools): MenuTile {
  return {
    label: name,
    href: searchPath(slug),
    note: '',
    picture: logoUrl ? menuPicture(logoUrl, picture) : null,
    mark: true,
  }
}

/** A model's own page where there is one (OFFER-08), else what a search for it finds: it may be out of stock. */
function hrefOfModel(model: Model, slugs: ReadonlySet<string>): string {
  const own = exploreModelHref(model)
  return leadsSomewhere(own, slugs) ? own : stockQueryPath(model.name)
}

function toNavLink({ label, href }: Link): NavLink {
  return { label, href }
}
