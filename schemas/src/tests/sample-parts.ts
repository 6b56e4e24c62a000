// What the sample documents share: references, pictures, texts.

export type Sample = { _id: string; _type: string; [field: string]: unknown }

export const ref = (id: string) => ({ _type: 'reference', _ref: id })
export const keyedRef = (id: string) => ({ ...ref(id), _key: id })
export const slug = (current: string) => ({ _type: 'slug', current })
export const instant = '2025-07-01T00:00:00.000Z'

export const image = {
  _type: 'image',
  asset: ref('image-one'),
  alt: 'A car',
  drawn: true,
  hotspot: { x: 0.5, y: 0.5, width: 1, height: 1 },
  crop: { top: 0, bottom: 0.1, left: 0, right: 0.1 },
}

export const imageAsset: Sample = {
  _id: 'image-one',
  _type: 'sanity.imageAsset',
  url: 'https://images.example/one-900x600.webp',
}

export const address = {
  _type: 'address',
  street: '1 Example Street',
  city: 'Sampleton',
  state: 'QLD',
  postcode: '4000',
  position: { lat: -27.4, lng: 153 },
  placeId: 'place-1',
  placeUrl: 'https://maps.example/1',
  mapKey: 'key-1',
}

export const portableText = [
  {
    _type: 'block',
    _key: 'b1',
    style: 'normal',
    listItem: 'bullet',
    level: 1,
    children: [{ _type: 'span', _key: 's1', text: 'Words', marks: ['l1'] }],
    markDefs: [
      { _type: 'link', _key: 'l1', href: '/about-us' },
      { _type: 'link', _key: 'l2', file: { asset: ref('file-one') } },
    ],
  },
  { _type: 'picture', _key: 'p1', image },
]

export const sharedBy = { sites: [keyedRef('tenant-one')], excludedSites: [keyedRef('tenant-two')] }
export const intervals = [{ _key: 'i1', open: '08:30', close: '17:30' }]
