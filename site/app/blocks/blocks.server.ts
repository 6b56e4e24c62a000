import {
  type Block,
  type BlockOf,
  insideWindow,
  PICTURE_BOXES,
  type RichText,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { judge } from '#app/http/judge.ts'
import { pageSlugsOf, targetExists } from '#app/http/link-targets.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { BlockModel, RichTextModel, SlideModel } from './block-models.ts'
import { carRowModel } from './car-row.server.ts'

/** A page's blocks as their components show them, in their order; a block left without content is left out. */
export async function blockModels(blocks: readonly Block[], dealer: DealerContext): Promise<BlockModel[]> {
  const models = await Promise.all(blocks.map((block) => blockModel(block, dealer)))
  return models.filter((model) => model !== null)
}

function blockModel(block: Block, dealer: DealerContext): Promise<BlockModel | null> | BlockModel | null {
  switch (block.type) {
    case 'hero':
      return heroModel(block, dealer)
    case 'richText':
      return { type: 'richText', key: block.key, title: block.title, body: richTextModel(block.body, dealer) }
    case 'carRow':
      return carRowModel(block, dealer)
    case 'callToAction':
      return callToActionModel(block, dealer)
    case 'questions':
      return block.questions.length > 0 ? questionsModel(block, dealer) : null
  }
}

/** The slides of this instant; null where there is none. */
function heroModel(block: BlockOf<'hero'>, dealer: DealerContext): BlockModel | null {
  const slugs = pageSlugsOf(dealer.bundle)
  const zone = dealer.bundle.tenant.timeZone
  const shown = block.slides.filter(
    (slide) =>
      judge(dealer, { kind: 'banner', name: slide.title }, (now) => insideWindow(slide, now, zone)).shown,
  )
  if (shown.length === 0) return null
  const slides = shown.map(
    ({ key, title, description, image, buttons }): SlideModel => ({
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
    }),
  )
  return { type: 'hero', key: block.key, slides, showFinder: block.showFinder }
}

function callToActionModel(block: BlockOf<'callToAction'>, dealer: DealerContext): BlockModel | null {
  const slugs = pageSlugsOf(dealer.bundle)
  const tiles = block.tiles.filter(({ href }) => targetExists(href, slugs))
  return tiles.length > 0 ? { ...block, tiles } : null
}

function questionsModel(block: BlockOf<'questions'>, dealer: DealerContext): BlockModel {
  return {
    ...block,
    questions: block.questions.map(({ key, question, answer }) => ({
      key,
      question,
      answer: richTextModel(answer, dealer),
    })),
  }
}

function richTextModel(text: RichText, dealer: DealerContext): RichTextModel {
  return text.map((item) =>
    item._type === 'picture'
      ? {
          _type: 'picture',
          _key: item._key,
          picture: item.image ? contentPicture(dealer, item.image, PICTURE_BOXES.text) : null,
        }
      : item,
  )
}
