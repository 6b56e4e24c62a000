import { describe, expect, it } from 'vitest'
import { richText } from './rich-text.ts'

describe('text written in lines', () => {
  it('becomes headings, bullets and paragraphs with keys that do not change', () => {
    const blocks = richText('## Title', '- One', 'Words')
    expect(blocks.map(({ _key, style }) => [_key, style])).toEqual([
      ['item-1', 'h2'],
      ['item-2', 'normal'],
      ['item-3', 'normal'],
    ])
    expect(blocks[1]).toMatchObject({ listItem: 'bullet', level: 1 })
  })

  it('becomes links and bold words where it says so', () => {
    const [block] = richText('See the [hours](/locations) **today**.')
    expect(block?.markDefs).toEqual([{ _key: 'link-1', _type: 'link', href: '/locations' }])
    expect(block?.children.map(({ text, marks }) => [text, marks])).toEqual([
      ['See the ', []],
      ['hours', ['link-1']],
      [' ', []],
      ['today', ['strong']],
      ['.', []],
    ])
  })

  it('of an empty line is one empty span, as the Studio stores it', () => {
    expect(richText('')[0]?.children).toEqual([{ _key: 'item-1', _type: 'span', text: '', marks: [] }])
  })
})
