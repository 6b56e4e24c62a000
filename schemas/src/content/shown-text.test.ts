import { describe, expect, it } from 'vitest'
import { isShownText } from '../click-to-edit.ts'
import { schemaTypes } from '../studio.ts'

const item = { _key: 'a', _index: 0 }

describe('a text leads to its field by a click', () => {
  it.each([
    ['page', ['title']],
    ['page', ['blocks', item, 'slides', item, 'title']],
    ['page', ['blocks', item, 'slides', 0, 'buttons', item, 'title']],
    ['page', ['blocks', item, 'body', item, 'children', item, 'text']],
    ['page', ['blocks', item, 'questions', item, 'answer', item, 'children', item, 'text']],
    ['offer', ['description']],
    ['navigation', ['header', item, 'links', item, 'label']],
    ['siteSettings', ['texts', 'footerAbout']],
    ['siteSettings', ['figures', item, 'value']],
  ])('in a %s at %j', (type, path) => {
    expect(isShownText(type, path)).toBe(true)
  })

  it.each([
    ['page', ['slug', 'current']],
    ['page', ['metaTitle']],
    ['page', ['blocks', item, 'slides', item, 'buttons', item, 'link']],
    ['page', ['blocks', item, 'slides', item, 'buttons', item, 'style']],
    ['page', ['blocks', item, 'order']],
    ['page', ['blocks', item, 'body', item, 'style']],
    ['page', ['blocks', item, 'body', item, 'markDefs', item, 'href']],
    ['page', ['blocks', item, 'body', item, 'image', 'alt']],
    ['manufacturer', ['name']],
    ['siteSettings', ['phones', 'main']],
    ['location', ['openingHours', item, 'intervals', item, 'open']],
    ['unknown', ['title']],
    ['page', ['unknown']],
    ['page', []],
  ])('but not in a %s at %j', (type, path) => {
    expect(isShownText(type, path)).toBe(false)
  })

  it('never from a value that is chosen from a list', () => {
    const marked: { options: object }[] = []
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      const { options } = value as { options?: { shownText?: boolean } }
      if (options?.shownText) marked.push({ options })
      for (const inner of Object.values(value)) visit(inner)
    }
    visit(schemaTypes)
    expect(marked.length).toBeGreaterThan(20)
    for (const { options } of marked) expect(options).not.toHaveProperty('list')
  })
})
