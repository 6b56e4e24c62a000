import { type Banner, bannerVisible, insideWindow, type PageBanner } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { tileVerdict } from '#app/parts/promo-tiles/promo-tiles.server.ts'
import { placeTiles } from '#app/parts/promo-tiles/tile-positions.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import { explainPart } from './explain-car.server.ts'
import type { ExplainedTile } from './explain-model.ts'

/** Every tile of the dealer's, those of this search with their cells and the others with why they are not there. */
export function explainTiles(dealer: DealerContext, selectedCarTypes: readonly string[]): ExplainedTile[] {
  const { tenant, promoTiles } = dealer.bundle
  const verdicts = promoTiles.map((tile) => ({
    tile,
    verdict: tileVerdict(tile, tenant, { selectedCarTypes, now: dealer.now }),
  }))
  const showing = verdicts.filter(({ verdict }) => verdict.shown).map(({ tile }) => tile)
  const cells = new Map(
    placeTiles(showing, tenant.stock.promoPositions).map(({ tile, position }) => [tile.id, position]),
  )
  return verdicts.map(({ tile, verdict }) => {
    const cell = cells.get(tile.id)
    const placed =
      verdict.shown && cell === undefined
        ? { ...verdict, shown: false, reasons: [...verdict.reasons, NO_CELL] }
        : verdict
    const { part, reasons, ...rest } = explainPart(tile.name, '', placed, dealer)
    return {
      id: tile.id,
      part,
      ...rest,
      value: placed.shown ? `cell ${cell}` : '',
      reasons: reasons.map(withSubject),
    }
  })
}

/** A slide of a hero, or the running words, with its dates. */
export function explainBanner(banner: PageBanner, dealer: DealerContext): ExplainedTile {
  const verdict = insideWindow(banner, dealer.now, dealer.bundle.tenant.timeZone)
  const { reasons, ...rest } = explainPart(withoutStega(banner.name), '', verdict, dealer)
  return { id: banner.key, ...rest, reasons: reasons.map(withSubject) }
}

/** A banner of the front page that is a document of its own. */
export function explainOwnBanner(banner: Banner, dealer: DealerContext): ExplainedTile {
  const { slug: site, timeZone: zone } = dealer.bundle.tenant
  const verdict = bannerVisible(banner, { site, zone, now: dealer.now })
  const { reasons, ...rest } = explainPart(withoutStega(banner.title), '', verdict, dealer)
  return { id: banner.id, ...rest, reasons: reasons.map(withSubject) }
}

/** The reasons of windows and tiles begin without a subject. */
const withSubject = (text: string) => (/^[a-z]/.test(text) ? `It ${text}.` : text)

const NO_CELL = { code: 'no-cell', text: 'has no cell of its own, and the site’s usual ones are taken' }
