import { type BlockOf, insideWindow, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { stockOverview } from '#app/features/home/finder.server.ts'
import type { FinderModel } from '#app/features/home/finder-model.ts'
import { judge } from '#app/http/judge.ts'
import { pageSlugsOf, targetExists } from '#app/http/link-targets.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

/** A button of a slide, with its link. */
export type SlideButton = { key: string; title: string; href: string; primary: boolean }

/** A slide of a hero. */
export type SlideModel = {
  key: string
  title: string
  description: string
  picture: PictureModel | null
  buttons: SlideButton[]
}

/** Slides over the whole width. `finder` is null where the block has none, or while the stock does not answer. */
export type HeroModel = { slides: SlideModel[]; finder: FinderModel | null }

/** The slides of this instant; null where there is none. */
export async function heroModel(block: BlockOf<'hero'>, dealer: DealerContext): Promise<HeroModel | null> {
  const slides = slideModels(block.slides, dealer)
  return slides.length === 0 ? null : { slides, finder: block.showFinder ? await finderOf(dealer) : null }
}

/** The finder of the dealer's stock; null while the stock does not answer. */
export async function finderOf(dealer: DealerContext): Promise<FinderModel | null> {
  return (await stockOverview(dealer))?.finder ?? null
}

function slideModels(slides: BlockOf<'hero'>['slides'], dealer: DealerContext): SlideModel[] {
  const slugs = pageSlugsOf(dealer.bundle)
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
      buttons: buttons
        .filter(({ link }) => targetExists(link, slugs))
        .map((button) => ({
          key: button.key,
          title: button.title,
          href: button.link,
          primary: button.style === 'primary',
        })),
    }))
}
