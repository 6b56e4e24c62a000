import { type PromoTile, promoTileShowing } from '@forecourt/schemas/contract'
import { leadsSomewhere, pageSlugsOf } from '#app/features/layout/journeys.ts'
import type { Shop } from '#app/features/shop.ts'
import { KeptWhile } from '#app/kept-while.server.ts'
import type { PromoTileModel } from './promo-model.ts'
import { placeTiles } from './tile-positions.ts'

const PICTURE_SIZE = { width: 420, height: 280, fit: 'cover' } as const

/**
 * The tiles of a search with the given car types at the page's instant, each with its cell; the page's cache learns
 * when one comes or goes.
 */
export function promoTiles(shop: Shop, carTypes: readonly string[]): PromoTileModel[] {
  const { tenant, promoTiles: tiles } = shop.bundle
  const showing = tiles.filter((tile) => {
    const verdict = promoTileShowing(tile, {
      selectedCarTypes: carTypes,
      now: shop.now,
      zone: tenant.timeZone,
    })
    shop.dependsUntil(verdict.changesAt)
    return verdict.shown
  })
  return placeTiles(showing, tenant.stock.promoPositions).map(({ tile, position }) =>
    tileModel(tile, position, shop),
  )
}

/** By content, since a link leads somewhere by the dealer's pages; a tile of other content is another object. */
const kept = new WeakMap<Shop['bundle'], KeptWhile<PromoTile, PromoTileModel>>()

/** A tile at its cell, the same object on every page while it keeps it. */
function tileModel(tile: PromoTile, position: number, shop: Shop): PromoTileModel {
  if (shop.preview) return makeTile(tile, position, shop)
  const tiles = kept.get(shop.bundle) ?? new KeptWhile<PromoTile, PromoTileModel>()
  kept.set(shop.bundle, tiles)
  const model = tiles.find(tile, shop.now, shop.dependsUntil, () => makeTile(tile, position, shop))
  return model.position === position ? model : { ...model, position }
}

function makeTile(tile: PromoTile, position: number, { bundle, picture }: Shop): PromoTileModel {
  const { id, headline, text, linkLabel, link, image, background, wide } = tile
  const leads = link !== '' && leadsSomewhere(link, pageSlugsOf(bundle))
  return {
    id,
    headline,
    text,
    linkLabel: leads ? linkLabel : '',
    href: leads ? link : '',
    picture: image ? picture(image.url, { ...PICTURE_SIZE, alt: image.alt }) : null,
    ground: background,
    wide,
    position,
  }
}
