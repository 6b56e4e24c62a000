import { describe, expect, it } from 'vitest'
import { block, blocksProjection } from './blocks.query.ts'
import { blocksField, blockTypes } from './blocks.schema.ts'

const shapes = block.options.map((option) => option.shape.type.value)

describe('the kinds of block', () => {
  it('have a form each, and no form is without a shape', () => {
    expect(blockTypes.map(({ name }) => name).sort()).toEqual([...shapes].sort())
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
