import type { FooterGroup, HeaderItem, Link, Manufacturer, TenantBundle } from '@forecourt/schemas/contract'
import { collectPageSlugs, targetExists, withOwnName } from '#app/http/link-targets.ts'
import type { HeaderEntry, HeaderMenu, LayoutNavigation, MenuTile, NavLink } from '#app/page/layout-model.ts'
import { EVERY_MODEL, modelChoices, modelsHref } from '#app/parts/model/model-filters.ts'
import {
  modelHref,
  modelTile,
  TILE_SIZE,
  type TileTools,
  tilePicture,
} from '#app/parts/model/model-tile.server.ts'
import { modelsPath, searchPath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { MakePicture } from '#app/ui/picture.tsx'

/** NAV-12: what the stock menu lists. */
const STOCK_LINKS: readonly NavLink[] = [
  { label: 'Used Cars', href: searchPath('used-cars') },
  { label: 'Demo Cars', href: searchPath('demo-cars') },
  { label: 'New Cars', href: searchPath('new-cars') },
]
/** SRCH-37: all stock, the dearest first, in the index's own words for the sort. */
const STOCK_BY_PRICE: NavLink = {
  label: 'All stock, highest price first',
  href: `${searchPath()}?sortBy=${encodeURIComponent('Car_production price desc')}`,
}
/** Pictured entries a menu holds before it would no longer fit a screen. */
const MOST_TILES = 9

type Source = Pick<TenantBundle, 'tenant' | 'navigation' | 'pages' | 'models' | 'manufacturers'>

/** The header's and footer's links to existing pages (NAV); an empty menu is omitted. */
export function layoutNavigation(source: Source, picture: MakePicture): LayoutNavigation {
  const slugs = collectPageSlugs(source)
  const resolveLinks = (links: readonly Link[]) =>
    links
      .filter(({ href }) => targetExists(href, slugs))
      .map(({ label, href }) => ({ label, href: withOwnName(href, source.tenant) }))
  const footerLinks = (group: FooterGroup) =>
    group.kind === 'models'
      ? source.models.map((model) => ({ label: model.name, href: modelHref(model, slugs) }))
      : resolveLinks(group.links)
  return {
    top: resolveLinks(source.navigation.top),
    header: source.navigation.header.flatMap((item) =>
      headerEntry(item, source, { slugs, resolveLinks, picture }),
    ),
    footer: source.navigation.footer
      .map((group) => ({
        title: group.title || source.tenant.name,
        links: footerLinks(group),
        ...(group.kind === 'models' ? { areModels: true } : {}),
      }))
      .filter(({ links }) => links.length > 0),
    legal: resolveLinks(source.navigation.legal),
  }
}

type Tools = TileTools & { resolveLinks: (links: readonly Link[]) => NavLink[] }

function headerEntry(item: HeaderItem, source: Source, tools: Tools): HeaderEntry[] {
  if (item.kind === 'link') {
    return targetExists(item.href, tools.slugs) && item.href
      ? [{ kind: 'link', label: item.label, href: withOwnName(item.href, source.tenant) }]
      : []
  }
  const menu = buildMenu(item, source, tools)
  return menu.links.length + menu.tiles.length > 0 ? [menu] : []
}

function buildMenu(item: HeaderItem, source: Source, tools: Tools): HeaderMenu {
  const links = tools.resolveLinks(item.links)
  const empty: HeaderMenu = { kind: 'menu', label: item.label, links, tiles: [], filters: [], more: null }
  if (item.kind === 'stock')
    return { ...empty, links: links.length > 0 ? links : [...STOCK_LINKS], more: STOCK_BY_PRICE }
  if (item.kind === 'models') {
    const tiles = source.models.slice(0, MOST_TILES).map((model) => modelTile(model, tools))
    const more = { label: 'View All Models', href: modelsPath() }
    return { ...empty, tiles, filters: modelFilters(source), more }
  }
  if (item.kind === 'brands') {
    const makes = source.tenant.dealershipWebsites.map(({ makeSlug }) => makeSlug)
    const sold = source.manufacturers.filter(({ slug }) => makes.includes(slug))
    return { ...empty, tiles: sold.map((make) => makeTile(make, tools)) }
  }
  return empty
}

/** NAV-05: the menu only lists some models, so its filters link to the page of all. */
function modelFilters({ models }: Source): NavLink[][] {
  const { bodies, powertrains } = modelChoices(models)
  return [
    bodies.map((body) => ({ label: body, href: modelsHref({ ...EVERY_MODEL, body }) })),
    powertrains.map((powertrain) => ({
      label: powertrain,
      href: modelsHref({ ...EVERY_MODEL, powertrain }),
    })),
  ].filter((row) => row.length > 0)
}

function makeTile({ name, slug, logo }: Manufacturer, { picture }: Tools): MenuTile {
  return {
    label: name,
    href: searchPath(slug),
    note: '',
    picture: logo ? tilePicture(contentPicture({ picture }, logo, TILE_SIZE)) : null,
    isLogo: true,
  }
}
