import type { LakeDocument } from '../store/document.ts'

function make(id: string, type: string, rest: object = {}): LakeDocument {
  const at = '2025-01-01T00:00:00Z'
  return { _id: id, _type: type, _rev: `rev-${id}`, _createdAt: at, _updatedAt: at, ...rest }
}

function reference(id: string) {
  return { _type: 'reference', _ref: id }
}

/** Test documents, sorted by id as `*` returns them. */
export const SAMPLE_DOCUMENTS: LakeDocument[] = [
  make('drafts.offer-1', 'offer', {
    title: 'Summer sale (draft)',
    price: 90,
    tenant: reference('tenant-quay'),
  }),
  make('offer-1', 'offer', {
    title: 'Summer sale',
    body: 'Plain words about a sale',
    price: 100,
    tags: ['mg', 'summer'],
    tenant: reference('tenant-quay'),
    parts: [
      { _key: 'a', name: 'Mats', cost: 5 },
      { _key: 'b', name: 'Rack', cost: 20 },
    ],
  }),
  make('offer-2', 'offer', {
    title: 'End of year',
    price: 200,
    tags: ['mg'],
    tenant: reference('tenant-hill'),
  }),
  make('offer-3', 'offer', {
    title: 'summer off-road',
    body: 'Nothing plain',
    price: 300,
    'weird.name': 'x',
    tenant: reference('tenant-quay'),
    parts: [{ _key: 'a', name: 'Winch', cost: 900 }, null, 'odd'],
  }),
  make('offer-4', 'offer', { title: null, tags: 'not a list' }),
  make('page-1', 'page', {
    content: [
      {
        _type: 'block',
        children: [
          { _type: 'span', text: 'Hello ' },
          { _type: 'span', text: 'there' },
        ],
      },
      { _type: 'image' },
      { _type: 'block', children: [{ _type: 'span', text: 'Second' }] },
    ],
    related: [reference('offer-1'), reference('gone')],
    sites: [reference('tenant-quay'), reference('tenant-hill')],
  }),
  make('tenant-hill', 'tenant', { name: 'Hill', slug: { current: 'hill' } }),
  make('tenant-quay', 'tenant', { name: 'Quay', slug: { current: 'quay' } }),
]
