import { expect, it } from 'vitest'
import { copiesFor, listLinks, listReferences } from './copy-document.ts'

const tile = {
  _id: 'drafts.tile-1',
  _type: 'promoTile',
  _rev: 'r',
  _createdAt: 'c',
  _updatedAt: 'u',
  name: 'Tile',
  link: '/search/utes',
  sites: [{ _key: 'a', _type: 'reference', _ref: 'tenant-a' }],
  image: { asset: { _type: 'reference', _ref: 'image-abc-10x10-png' } },
}
const page = {
  _id: 'page-1',
  _type: 'page',
  _rev: 'r',
  _createdAt: 'c',
  _updatedAt: 'u',
  title: 'Utes',
  tenant: { _type: 'reference', _ref: 'tenant-a' },
  blocks: [
    {
      _key: '1',
      _type: 'callToAction',
      tiles: [
        { _key: 't', href: '/service' },
        { _key: 'u', href: '/service' },
      ],
    },
    {
      _key: '2',
      _type: 'carRow',
      makes: [
        { _key: 'm', _ref: 'manufacturer-x' },
        { _key: 'n', _ref: 'location-a' },
      ],
    },
  ],
}
const ids = () => {
  let at = 0
  return () => `new-${++at}`
}

it('a document’s links and references are found at any depth, each once', () => {
  expect(listLinks(page)).toEqual(['/service'])
  expect(listReferences(page)).toEqual(['manufacturer-x', 'location-a'])
  expect(listReferences(tile)).toEqual([])
})

it('a copy of a shared document is one draft with the chosen sites, and with nothing of the old one’s', () => {
  const [copy, ...more] = copiesFor(tile, ['tenant-b', 'tenant-c'], new Set(), ids())
  expect(more).toEqual([])
  expect(copy).toMatchObject({ _id: 'drafts.new-1', _type: 'promoTile', name: 'Tile', link: '/search/utes' })
  expect(((copy?.sites ?? []) as { _ref: string }[]).map(({ _ref }) => _ref)).toEqual([
    'tenant-b',
    'tenant-c',
  ])
  expect(copy).not.toHaveProperty('_rev')
  expect(copy?.image).toEqual(tile.image)
})

it('a copy of a site’s own document is one draft a site, without what that site lacks', () => {
  const copies = copiesFor(page, ['tenant-b', 'tenant-c'], new Set(['location-a']), ids())
  expect(copies.map(({ _id, tenant }) => [_id, (tenant as { _ref: string })._ref])).toEqual([
    ['drafts.new-1', 'tenant-b'],
    ['drafts.new-2', 'tenant-c'],
  ])
  expect(listReferences(copies[0] ?? {})).toEqual(['manufacturer-x'])
})
