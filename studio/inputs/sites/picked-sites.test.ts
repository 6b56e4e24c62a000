import { expect, it } from 'vitest'
import { withSite } from './picked-sites.ts'

const items = [
  { _key: 'first', _type: 'reference', _ref: 'tenant-a' },
  { _key: 'b', _type: 'reference', _ref: 'tenant-unseen' },
]

it('a site is added once, at the end, with a key of its own', () => {
  const added = withSite(items, 'tenant-c', true)
  expect(added.at(-1)).toEqual({ _key: 'tenant-c', _type: 'reference', _ref: 'tenant-c' })
  expect(withSite(added, 'tenant-c', true)).toEqual(added)
})

it('a site is taken out, and the items of other sites stay as they are', () => {
  expect(withSite(items, 'tenant-a', false)).toEqual([items[1]])
  expect(withSite(items, 'tenant-x', false)).toEqual(items)
})
