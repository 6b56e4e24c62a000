import { type Block, type BlockType, block } from './blocks/blocks.query.ts'
import type { Page } from './page.query.ts'

/** Blocks that need nothing from an editor: they show what the site has. */
const SELF_FILLING: readonly BlockType[] = [
  'scrollingBanner',
  'figures',
  'brandGrids',
  'bodyTypes',
  'carRow',
  'offers',
  'locations',
]
/** A front page with one of these was composed whole; a row of cars alone was there before the others were blocks. */
const COMPOSED: readonly BlockType[] = SELF_FILLING.filter((type) => type !== 'carRow')

const DEFAULTS: Partial<Record<BlockType, object>> = {
  carRow: {
    title: 'Just arrived',
    limit: 4,
    linkLabel: 'All stock',
    link: '/search/new-used-and-demo-cars',
  },
}

type HomePage = Pick<Page, 'blocks' | 'scrollingBanner' | 'scrollingBannerStart' | 'scrollingBannerExpiry'>

/**
 * The blocks of a front page. One that its editors composed is shown as it is; else the blocks that fill themselves are
 * added in the template's order: before what follows in it where the page has that, else after what precedes.
 * @param order the kinds of block of the template's front page
 */
export function homeBlocks(page: HomePage | undefined, order: readonly BlockType[]): Block[] {
  const written = page?.blocks ?? []
  const banner = page ? bannerOfFields(page) : null
  if (written.some(({ type }) => COMPOSED.includes(type))) {
    const own = written.some(({ type }) => type === 'scrollingBanner')
    return banner && !own ? insertInOrder(written, banner, order) : written
  }
  return order.reduce((blocks: Block[], type) => {
    if (!SELF_FILLING.includes(type) || blocks.some((found) => found.type === type)) return blocks
    const added = type === 'scrollingBanner' ? banner : defaultBlock(type)
    return added ? insertInOrder(blocks, added, order) : blocks
  }, written)
}

/** The scrolling banner was a field of the page before it was a block. */
function bannerOfFields(page: HomePage): Block | null {
  const { scrollingBanner: text, scrollingBannerStart: start, scrollingBannerExpiry: expiry } = page
  return text ? { type: 'scrollingBanner', key: 'scrolling', text, link: '', start, expiry } : null
}

function defaultBlock(type: BlockType): Block {
  return block.parse({ type, key: `default-${type}`, ...DEFAULTS[type] })
}

function insertInOrder(blocks: readonly Block[], added: Block, order: readonly BlockType[]): Block[] {
  const at = order.indexOf(added.type)
  const next = blocks.findIndex(({ type }) => type === order[at + 1])
  if (next !== -1 && at !== -1) return blocks.toSpliced(next, 0, added)
  const before = order
    .slice(0, Math.max(at, 1))
    .map((type) => blocks.findIndex((found) => found.type === type))
  return blocks.toSpliced(Math.max(...before, -1) + 1, 0, added)
}
