import { describe, expect, it } from 'vitest'
import type { Block, BlockType } from './blocks/blocks.query.ts'
import { homeBlocks } from './home-order.ts'

const ORDER: BlockType[] = [
  'hero',
  'scrollingBanner',
  'carRow',
  'offers',
  'figures',
  'locations',
  'callToAction',
]
const of = (...types: BlockType[]) => types.map((type) => ({ type, key: type }) as Block)
const buildPage = (blocks: Block[], scrollingBanner = '') => ({
  blocks,
  scrollingBanner,
  scrollingBannerStart: null,
  scrollingBannerExpiry: null,
})
const types = (blocks: readonly Block[]) => blocks.map(({ type }) => type)

describe('the blocks of a front page', () => {
  it('are the template’s that fill themselves, where there is no page', () => {
    expect(types(homeBlocks(undefined, ORDER))).toEqual(['carRow', 'offers', 'figures', 'locations'])
  })

  it('are the template’s between those of a page from before they were blocks', () => {
    const written = of('hero', 'carRow', 'richText', 'carRow', 'callToAction', 'questions')
    expect(types(homeBlocks(buildPage(written, 'Sale on'), ORDER))).toEqual([
      ...['hero', 'scrollingBanner', 'carRow', 'offers', 'figures', 'richText'],
      ...['carRow', 'locations', 'callToAction', 'questions'],
    ])
  })

  it('are the page’s alone, where it was composed whole', () => {
    const written = of('locations', 'hero', 'richText')
    expect(homeBlocks(buildPage(written), ORDER)).toBe(written)
  })

  it('have the words of the page’s old field, with their dates, unless there is a block of them', () => {
    const until = '2026-12-24T12:59:59.000Z'
    const page = { ...buildPage(of('hero', 'locations'), 'Sale on'), scrollingBannerExpiry: until }
    const [, banner] = homeBlocks(page, ORDER)
    expect(banner).toMatchObject({ type: 'scrollingBanner', text: 'Sale on', expiry: until })
    const own = buildPage(of('hero', 'scrollingBanner'), 'Sale on')
    expect(homeBlocks(own, ORDER)).toBe(own.blocks)
  })

  it('have a key each, so that a list of them can be rendered', () => {
    const keys = homeBlocks(undefined, ORDER).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
