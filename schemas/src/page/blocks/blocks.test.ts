import { describe, expect, it } from 'vitest'
import * as BLOCKS from './block-shapes.ts'
import { block, blocksProjection } from './blocks.query.ts'
import { blocksField, blockTypes } from './blocks.schema.ts'

const shapes = block.options.map((option) => option.shape.type.value)

describe('the kinds of block', () => {
  it('are listed by their own names, in the list of shapes and in that of forms', () => {
    expect(Object.values(BLOCKS).map(({ shape }) => shape.shape.type.value)).toEqual(Object.keys(BLOCKS))
    expect(blockTypes.map(({ name }) => name).sort()).toEqual(Object.keys(BLOCKS).sort())
  })

  it.each(shapes)('%s is asked for, and parses with nothing but its kind and key', (type) => {
    expect(blocksProjection).toContain(`_type == "${type}" =>`)
    expect(block.parse({ type, key: 'k' })).toMatchObject({ type, key: 'k' })
  })

  it('have an icon, and each is in one group of the insert menu', () => {
    for (const type of blockTypes) expect(type).toHaveProperty('icon')
    const { insertMenu } = blocksField('content').options as { insertMenu: { groups: { of: string[] }[] } }
    expect(insertMenu.groups.flatMap(({ of }) => of).sort()).toEqual([...shapes].sort())
  })
})
