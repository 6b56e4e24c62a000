import type { ShowingWindow } from '../content/showing-window.ts'
import type { Page } from './page.query.ts'

/** A banner of a page: a slide of a hero, or the words that run across the front page. */
export type PageBanner = ShowingWindow & { kind: 'slide' | 'scrolling'; key: string; name: string }

/** The banners of a page in its order, whether they show or not. */
export function listBanners(page: Pick<Page, 'blocks' | ScrollingField>): PageBanner[] {
  const banners = page.blocks.flatMap((block): PageBanner[] => {
    if (block.type === 'scrollingBanner') {
      const { key, text: name, start, expiry } = block
      return [{ kind: 'scrolling', key, name, start, expiry }]
    }
    if (block.type !== 'hero') return []
    return block.slides.map(({ key, title, start, expiry }) => ({
      ...({ kind: 'slide', key, name: title, start, expiry } as const),
    }))
  })
  const { scrollingBanner: name, scrollingBannerStart: start, scrollingBannerExpiry: expiry } = page
  return name ? [...banners, { kind: 'scrolling', key: 'scrolling', name, start, expiry }] : banners
}

type ScrollingField = 'scrollingBanner' | 'scrollingBannerStart' | 'scrollingBannerExpiry'
