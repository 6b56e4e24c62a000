import { parseTenantBundle } from '@forecourt/schemas/contract'
import { stegaClean } from '@sanity/client/stega'
import { expect, test } from 'vitest'
import { LakeChild, tenantDocument } from '../fixtures/lake-child.ts'

const ASSET = 'image-0123456789abcdef0123456789abcdef01234567-800x600-png'
const image = (alt: string) => ({ _type: 'image', asset: { _type: 'reference', _ref: ASSET }, alt })
const tenant = { _type: 'reference', _ref: 'tenant-a' }

const PAGE = {
  _type: 'page',
  tenant,
  title: 'About us',
  metaTitle: 'About',
  slug: { _type: 'slug', current: 'about' },
  blocks: [
    {
      _key: 'h1',
      _type: 'hero',
      slides: [
        {
          _key: 's1',
          title: 'Drive on',
          image: image('A car'),
          buttons: [{ _key: 'b1', title: 'See all', link: '/search', style: 'primary' }],
        },
      ],
    },
  ],
}
const OFFER: { _id: string; _type: string; [name: string]: unknown } = {
  _id: 'offer-1',
  _type: 'offer',
  name: 'Free service',
  category: 'Special Offer',
  description: 'For a year.',
  slug: { _type: 'slug', current: 'free-service' },
  image: image(''),
  sites: [{ ...tenant, _key: 'a' }],
}

async function seededLake() {
  const lake = await LakeChild.share()
  const asset = { _id: ASSET, _type: 'sanity.imageAsset', url: 'http://lake.example/a.png' }
  const dimensions = { width: 800, height: 600 }
  const documents = [
    { ...asset, metadata: { dimensions } },
    tenantDocument('a', 'Dealer A'),
    { ...PAGE, _id: 'page-about' },
    { ...PAGE, _id: 'drafts.page-about' },
    OFFER,
  ] as (typeof OFFER)[]
  for (const document of documents) await lake.writer().createOrReplace(document)
  return lake.reader()
}

type Picture = { alt: string; edit?: string }
type Slide = { title: string; image: Picture; buttons: { title: string; link: string; style: string }[] }
type Bundle = {
  tenant: { name: string }
  pages: { title: string; slug: string; metaTitle: string; blocks: { type: string; slides: Slide[] }[] }[]
  offers: { name: string; category: string; image: Picture }[]
}

const withoutEdits = (bundle: Bundle) =>
  JSON.parse(JSON.stringify(bundle, (key, value) => (key === 'edit' ? undefined : value)))

test('a staff preview marks shown texts and pictures with their fields, and nothing else', async () => {
  const content = await seededLake()
  const plain = (await content.loadBundle('a', 'drafts')) as Bundle
  const editable = (await content.loadEditableBundle('a')) as Bundle
  const [page] = editable.pages
  const [slide] = page?.blocks[0]?.slides ?? []
  const [offer] = editable.offers
  const hidden = (text?: string) => text !== undefined && text !== stegaClean(text)
  for (const shown of [page?.title, slide?.title, slide?.buttons[0]?.title, offer?.name])
    expect([stegaClean(shown), hidden(shown)]).toEqual([stegaClean(shown), true])
  for (const value of [page?.slug, page?.metaTitle, page?.blocks[0]?.type, slide?.image.alt, offer?.category])
    expect([value, hidden(value)]).toEqual([value, false])
  expect(hidden(slide?.buttons[0]?.link)).toBe(false)
  expect(hidden(editable.tenant.name)).toBe(false)
  expect(slide?.image.edit).toBe(
    'id=page-about;type=page;path=blocks:h1.slides:s1.image;base=http%3A%2F%2Fstudio.example',
  )
  expect(offer?.image.edit).toBe('id=offer-1;type=offer;path=image;base=http%3A%2F%2Fstudio.example')
  expect(stegaClean(withoutEdits(editable))).toEqual(withoutEdits(plain))
})

test('nothing of it is in what shoppers are shown, or in a preview that was shared', async () => {
  const content = await seededLake()
  for (const perspective of ['published', 'drafts'] as const) {
    const { bundle } = parseTenantBundle(await content.loadBundle('a', perspective))
    expect(bundle?.offers[0]?.image?.asset.url).toBe('http://lake.example/a.png')
    expect(stegaClean(bundle)).toEqual(bundle)
    expect(JSON.stringify(bundle)).not.toContain('"edit"')
  }
})
