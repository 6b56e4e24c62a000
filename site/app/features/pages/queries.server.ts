import { HOME_SLUG, PICTURE_BOXES } from '@forecourt/schemas/contract'
import { type BlockModel, blockModels } from '#app/blocks/blocks.server.ts'
import type { DealerContext } from '#app/context.ts'
import type { PageMeta } from '#app/features/layout/page-meta.ts'
import { siteMeta } from '#app/features/layout/site-meta.server.ts'
import { pagePath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'

const SOCIAL_SIZE = { ...PICTURE_BOXES.social, alt: '' }

/** A page that staff wrote. */
export type StaffPageModel = { kind: 'page'; meta: PageMeta; title: string; blocks: BlockModel[] }

/** Whether staff wrote a page at this path, without slashes at its ends; the front page is not one of them. */
export function hasPage({ bundle }: DealerContext, slug: string): boolean {
  return slug !== HOME_SLUG && bundle.pages.some((page) => page.slug === slug)
}

/**
 * A page by its path without leading or trailing slashes. The front page has its own address and is not found here.
 * @throws 404 when the dealer has no such page
 */
export async function getPage(dealer: DealerContext, slug: string): Promise<StaffPageModel> {
  const page = slug === HOME_SLUG ? undefined : dealer.bundle.pages.find((found) => found.slug === slug)
  if (!page) throw new Response('No such page', { status: 404 })
  const { tenant } = dealer.bundle
  return {
    kind: 'page',
    meta: {
      title: page.metaTitle || page.title,
      description: page.metaDescription || `${page.title} at ${tenant.name}.`,
      ...siteMeta(dealer),
      path: pagePath(page.slug),
      ...(page.socialImage ? { image: contentPicture(dealer, page.socialImage, SOCIAL_SIZE).src } : {}),
    },
    title: page.title,
    blocks: await blockModels(page.blocks, dealer),
  }
}
