// An editor crops a picture and sets its hotspot by mouse in the Studio; the shopper's page shows that part.
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { openCropDialog } from '../../local/checks/e2e/crop-dialog.ts'
import { openDocument, publish, signIn } from '../../local/checks/e2e/studio-driver.ts'
import { patchDocument, queryLake, uploadPicture } from './content.ts'
import { siteOrigin, studioOrigin } from './site-process.ts'

const ALT = 'Four coloured quarters'
const page = `${siteOrigin('quayside')}/special-offers`

/** 800×600: red and green above, blue and yellow below. */
async function quarters(): Promise<Buffer> {
  const quarter = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer()
  const [green = '', blue = '', yellow = ''] = await Promise.all(['#0f0', '#00f', '#ff0'].map(quarter))
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#f00' } })
    .composite([
      { input: green, left: 400, top: 0 },
      { input: blue, left: 0, top: 300 },
      { input: yellow, left: 400, top: 300 },
    ])
    .png()
    .toBuffer()
}

/** A running offer of the dealer alone, with the picture of four quarters. */
async function offerWithQuarters(): Promise<string> {
  const [offer] = await queryLake<{ _id: string }[]>(
    '*[_type == "offer" && count(sites) == 1 && "quayside" in sites[]->slug.current && defined(image) && (!defined(start) || start < now()) && (!defined(expiry) || expiry > now())] | order(_id asc)',
  )
  if (!offer) throw new Error('quayside has no running offer of its own with a picture')
  const asset = { _type: 'reference', _ref: await uploadPicture(await quarters(), 'quarters.png') }
  await patchDocument(offer._id, { set: { image: { _type: 'image', asset, alt: ALT } } })
  return offer._id
}

/** The colours of a picture's file, each once, as `red green blue` bits. */
async function measureColours(picture: Locator): Promise<string[]> {
  await picture.scrollIntoViewIfNeeded()
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = new OffscreenCanvas(8, 8)
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser cannot draw.')
    pen.drawImage(image, 0, 0, 8, 8)
    const { data } = pen.getImageData(0, 0, 8, 8)
    const bits = Array.from({ length: 64 }, (_, at) =>
      [...data.slice(at * 4, at * 4 + 3)].map((part) => (part > 127 ? 1 : 0)).join(''),
    )
    return [...new Set(bits)].sort()
  })
}

async function expectShown(shop: Page, check: (picture: Locator) => Promise<void>): Promise<void> {
  await expect(async () => {
    await shop.goto(page)
    await check(shop.getByRole('img', { name: ALT }).first())
  }).toPass({ timeout: 30_000 })
}

test('the page shows the part of a picture an editor cropped, around the hotspot', { tag: '@long' }, async ({
  browser,
}) => {
  const id = await offerWithQuarters()
  const shop = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await expectShown(shop, async (picture) =>
    expect(await measureColours(picture)).toEqual(['001', '010', '100', '110']),
  )
  const before = await shop.getByRole('img', { name: ALT }).first().getAttribute('src')

  const studio = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  await signIn(studio, studioOrigin, 'Editor, Quayside')
  await openDocument(studio, studioOrigin, 'offer', id)
  const cropped = await openCropDialog(studio)
  await cropped.crop('left', 0.52)
  await cropped.crop('bottom', 0.52)
  await cropped.close()
  await publish(studio)
  await expectShown(shop, async (picture) => expect(await measureColours(picture)).toEqual(['010']))
  expect(await shop.getByRole('img', { name: ALT }).first().getAttribute('src')).not.toBe(before)

  const focused = await openCropDialog(studio)
  await focused.resizeHotspot(-0.1, -0.1)
  await focused.moveHotspot(0.1, 0)
  await focused.close()
  await publish(studio)
  await expectShown(shop, async (picture) => {
    const [x = 0] = (await picture.evaluate((image) => getComputedStyle(image).objectPosition))
      .split(' ')
      .map(Number.parseFloat)
    expect(x).toBeGreaterThan(60)
    expect(await measureColours(picture)).toEqual(['010'])
  })
  await studio.close()
  await shop.close()
})
