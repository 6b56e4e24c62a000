import { type PromoTile, promoTileShowing } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { pageSlugsOf, targetExists } from '#app/http/link-targets.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PromoTileModel } from './promo-model.ts'
import { placeTiles } from './tile-positions.ts'

const PICTURE_SIZE = { width: 420, height: 280, fit: 'cover' } as const

/**
 * The tiles of a search with the given car types at the page's instant, each with its cell; the page's cache entry
 * expires when a tile starts or ends.
 */
export function promoTiles(dealer: DealerContext, carTypes: readonly string[]): PromoTileModel[] {
  const { tenant, promoTiles: tiles } = dealer.bundle
  const showing = tiles.filter((tile) => {
    const verdict = promoTileShowing(tile, {
      selectedCarTypes: carTypes,
      now: dealer.now,
      zone: tenant.timeZone,
    })
    dealer.cacheUntil(verdict.changesAt)
    return verdict.shown
  })
  return placeTiles(showing, tenant.stock.promoPositions).map(({ tile, position }) =>
    tileModel(tile, position, dealer),
  )
}

function tileModel(tile: PromoTile, position: number, { bundle, picture }: DealerContext): PromoTileModel {
  const { id, headline, text, linkLabel, link, image, background, wide } = tile
  const hasLink = link !== '' && targetExists(link, pageSlugsOf(bundle))
  return {
    id,
    headline,
    text,
    linkLabel: hasLink ? linkLabel : '',
    href: hasLink ? link : '',
    picture: image ? contentPicture({ picture }, image, PICTURE_SIZE) : null,
    background,
    wide,
    position,
  }
}
