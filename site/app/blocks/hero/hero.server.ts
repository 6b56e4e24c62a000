import { type BlockOf, insideWindow, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { stockOverview } from '#app/features/home/finder.server.ts'
import type { FinderModel } from '#app/features/home/finder-model.ts'
import { judge } from '#app/http/judge.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { type BlockButton, blockButtons } from '../block-links.server.ts'

/** A slide of a hero. */
export type SlideModel = {
  key: string
  title: string
  description: string
  picture: PictureModel | null
  buttons: BlockButton[]
}

/** Slides over the whole width. `finder` is null where the block has none, or while the stock does not answer. */
export type HeroModel = { slides: SlideModel[]; finder: FinderModel | null; autoplay: boolean }

/** The slides of this instant; null where there is none. */
export async function heroModel(block: BlockOf<'hero'>, dealer: DealerContext): Promise<HeroModel | null> {
  const slides = slideModels(block.slides, dealer)
  return slides.length === 0
    ? null
    : {
        slides,
        finder: block.showFinder ? await finderOf(dealer) : null,
        autoplay: block.autoplay,
      }
}

/** The finder of the dealer's stock; null while the stock does not answer. */
export async function finderOf(dealer: DealerContext): Promise<FinderModel | null> {
  return (await stockOverview(dealer))?.finder ?? null
}

function slideModels(slides: BlockOf<'hero'>['slides'], dealer: DealerContext): SlideModel[] {
  const zone = dealer.bundle.tenant.timeZone
  return slides
    .filter(
      (slide) =>
        judge(dealer, { kind: 'banner', name: slide.title }, (now) => insideWindow(slide, now, zone)).shown,
    )
    .map(({ key, title, description, image, buttons }) => ({
      key,
      title,
      description,
      picture: image ? contentPicture(dealer, image, PICTURE_BOXES.hero) : null,
      buttons: blockButtons(buttons, dealer),
    }))
}
