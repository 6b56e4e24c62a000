import {
  combineVerdicts,
  onSite,
  PICTURE_BOXES,
  type PromoTile,
  promoTileShowing,
  type Tenant,
  type Verdict,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { evaluate } from '#app/http/evaluate.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { placeTiles } from './tile-positions.ts'

/** A tile among results (PROMO-07). */
export type PromoTileModel = {
  id: string
  headline: string
  text: string
  linkLabel: string
  /** '' for a tile without a link. */
  href: string
  picture: PictureModel | null
  background: 'accent' | 'brand' | 'ink' | 'sunken'
  wide: boolean
  /** Its cell of the grid, from 1, tiles counted. */
  position: number
}

/**
 * The tiles of a search with the given car types at the page's instant, each with its cell; the page's cache entry
 * expires when a tile starts or ends.
 */
export function promoTiles(dealer: DealerContext, carTypes: readonly string[]): PromoTileModel[] {
  const { tenant, promoTiles: tiles } = dealer.bundle
  const showing = tiles.filter((tile) => {
    const part = { kind: 'tile', name: tile.name } as const
    return evaluate(dealer, part, (now) => tileVerdict(tile, tenant, { selectedCarTypes: carTypes, now }))
      .shown
  })
  return placeTiles(showing, tenant.stock.promoPositions).map(({ tile, position }) =>
    tileModel(tile, position, dealer),
  )
}

/** Does a tile show on this site, in a search with these car types, at this instant? */
export function tileVerdict(
  tile: PromoTile,
  { slug, timeZone: zone }: Pick<Tenant, 'slug' | 'timeZone'>,
  question: { selectedCarTypes: readonly string[]; now: string },
): Verdict {
  return combineVerdicts([onSite(tile, slug), promoTileShowing(tile, { ...question, zone })])
}

/** A tile of the dealer's by its id, whatever its dates; null for none. */
export function findPromoTile(dealer: DealerContext, id: string): PromoTileModel | null {
  const tile = dealer.bundle.promoTiles.find((one) => one.id === id)
  return tile ? tileModel(tile, 0, dealer) : null
}

function tileModel(tile: PromoTile, position: number, { bundle, picture }: DealerContext): PromoTileModel {
  const { id, headline, text, linkLabel, link, image, background, wide } = tile
  const hasLink = link !== '' && targetExists(link, collectPageSlugs(bundle))
  return {
    id,
    headline,
    text,
    linkLabel: hasLink ? linkLabel : '',
    href: hasLink ? link : '',
    picture: image ? contentPicture({ picture }, image, PICTURE_BOXES.promoTile) : null,
    background,
    wide,
    position,
  }
}
