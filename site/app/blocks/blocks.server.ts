import type { Block, BlockOf, RichText } from '@forecourt/schemas/contract'
import { leadsSomewhere, pageSlugsOf } from '#app/features/layout/journeys.ts'
import type { Shop } from '#app/features/shop.ts'
import type { BlockModel, RichTextModel, SlideModel } from './block-models.ts'
import { carRowModel } from './car-row.server.ts'

const HERO_SIZE = { width: 1500, height: 1000, fit: 'cover' } as const
const TEXT_PICTURE_SIZE = { width: 1056, height: 704, fit: 'cover' } as const

/** A page's blocks as their components show them, in their order; a block left without content is left out. */
export async function blockModels(blocks: readonly Block[], shop: Shop): Promise<BlockModel[]> {
  const models = await Promise.all(blocks.map((block) => blockModel(block, shop)))
  return models.filter((model) => model !== null)
}

function blockModel(block: Block, shop: Shop): Promise<BlockModel | null> | BlockModel | null {
  switch (block.type) {
    case 'hero':
      return block.slides.length > 0 ? heroModel(block, shop) : null
    case 'richText':
      return { type: 'richText', key: block.key, title: block.title, body: richTextModel(block.body, shop) }
    case 'carRow':
      return carRowModel(block, shop)
    case 'callToAction':
      return callToActionModel(block, shop)
    case 'questions':
      return block.questions.length > 0 ? questionsModel(block, shop) : null
  }
}

function heroModel(block: BlockOf<'hero'>, shop: Shop): BlockModel {
  const slugs = pageSlugsOf(shop.bundle)
  const slides = block.slides.map(
    ({ key, title, description, image, buttons }): SlideModel => ({
      key,
      title,
      description,
      picture: image ? shop.picture(image.url, { ...HERO_SIZE, alt: image.alt }) : null,
      buttons: buttons
        .filter(({ link }) => leadsSomewhere(link, slugs))
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

function callToActionModel(block: BlockOf<'callToAction'>, shop: Shop): BlockModel | null {
  const slugs = pageSlugsOf(shop.bundle)
  const tiles = block.tiles.filter(({ href }) => leadsSomewhere(href, slugs))
  return tiles.length > 0 ? { ...block, tiles } : null
}

function questionsModel(block: BlockOf<'questions'>, shop: Shop): BlockModel {
  return {
    ...block,
    questions: block.questions.map(({ key, question, answer }) => ({
      key,
      question,
      answer: richTextModel(answer, shop),
    })),
  }
}

function richTextModel(text: RichText, shop: Shop): RichTextModel {
  return text.map((item) =>
    item._type === 'picture'
      ? {
          _type: 'picture',
          _key: item._key,
          picture: item.image
            ? shop.picture(item.image.url, { ...TEXT_PICTURE_SIZE, alt: item.image.alt })
            : null,
        }
      : item,
  )
}
