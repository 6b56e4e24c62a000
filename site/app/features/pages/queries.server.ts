import { HOME_SLUG, PICTURE_BOXES } from '@forecourt/schemas/contract'
import { type BlockModel, blockModels, withoutRepeatedTitle } from '#app/blocks/blocks.server.ts'
import type { DealerContext } from '#app/context.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { pagePath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import { type DocumentModel, documentModel } from './document.server.ts'

const SOCIAL_SIZE = { ...PICTURE_BOXES.social, alt: '' }

/** A page that staff wrote. */
export type StaffPageModel = {
  kind: 'page'
  meta: PageMeta
  title: string
  blocks: BlockModel[]
  /** Its texts, where it is a policy or terms. */
  document: DocumentModel | null
}

/**
 * A page by its path without leading or trailing slashes; null when the dealer has no such page. The front page has its
 * own address and is not found here.
 */
export async function findPage(dealer: DealerContext, slug: string): Promise<StaffPageModel | null> {
  const page = slug === HOME_SLUG ? undefined : dealer.bundle.pages.find((found) => found.slug === slug)
  if (!page) return null
  const { tenant } = dealer.bundle
  const blocks = withoutRepeatedTitle(page.title, await blockModels(page.blocks, dealer))
  return {
    kind: 'page',
    meta: {
      title: page.metaTitle || page.title,
      description: page.metaDescription || `${page.title} at ${tenant.name}.`,
      ...siteMeta(dealer),
      path: pagePath(page.slug),
      unlisted: page.unlisted,
      ...(page.socialImage ? { image: contentPicture(dealer, page.socialImage, SOCIAL_SIZE).src } : {}),
    },
    title: page.title,
    blocks,
    document: page.layout === 'document' ? documentModel(page, blocks) : null,
  }
}
