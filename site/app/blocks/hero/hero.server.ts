import { type BlockOf, insideWindow } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { evaluate } from '#app/http/evaluate.ts'
import { finderOverview } from '#app/parts/search-box/finder.server.ts'
import type { FinderModel, ParkedBody } from '#app/parts/search-box/finder-model.ts'
import { wholePicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { type BlockButton, blockButtons } from '../block-links.server.ts'

/** A slide of a hero. */
export type SlideModel = {
  key: string
  title: string
  description: string
  picture: PictureModel | null
  /** Notes on the picture; places and lengths in per cent of it. */
  points?: BlockOf<'hero'>['slides'][number]['points']
  buttons: BlockButton[]
  /** What it counts as, of a banner that is a document of its own. */
  counted?: string
}

/**
 * Slides over the whole width. `finder` is null where the block has none, or while the stock does not answer; `parked`
 * is [] where the site's hero has no line of bodies, or staff chose the picture of its slide instead.
 */
export type HeroModel = {
  slides: SlideModel[]
  finder: FinderModel | null
  parked: ParkedBody[]
  autoplay: boolean
  height: BlockOf<'hero'>['height']
}

/** The slides of this instant; null where there is none. */
export async function heroModel(block: BlockOf<'hero'>, dealer: DealerContext): Promise<HeroModel | null> {
  const slides = slideModels(block.slides, dealer)
  if (slides.length === 0) return null
  const { finder, parked } = await stockParts(dealer, block.showFinder)
  const showsPicture = block.stage === 'picture' && slides.some(({ picture }) => picture !== null)
  const { autoplay, height } = block
  return { slides, finder, parked: showsPicture ? [] : parked, autoplay, height }
}

/** What a hero has of the dealer's stock: nothing while the stock does not answer. */
export async function stockParts(
  dealer: DealerContext,
  showFinder: boolean,
): Promise<Pick<HeroModel, 'finder' | 'parked'>> {
  const overview = showFinder ? await finderOverview(dealer) : null
  return { finder: overview?.finder ?? null, parked: overview?.parked ?? [] }
}

function slideModels(slides: BlockOf<'hero'>['slides'], dealer: DealerContext): SlideModel[] {
  const zone = dealer.bundle.tenant.timeZone
  return slides
    .filter(
      (slide) =>
        evaluate(dealer, { kind: 'banner', name: slide.title }, (now) => insideWindow(slide, now, zone))
          .shown,
    )
    .map(({ key, title, description, image, buttons, points }) => ({
      key,
      title,
      description,
      picture: image ? wholePicture(dealer, image) : null,
      ...(points.length > 0 ? { points } : {}),
      buttons: blockButtons(buttons, dealer),
    }))
}
