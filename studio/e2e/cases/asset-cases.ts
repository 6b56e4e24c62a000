import { expect, type Page } from '@playwright/test'
import { openCropDialog } from '../../../local/checks/e2e/crop-dialog.ts'
import { fieldGroup } from '../form.ts'
import type { FieldCase } from './field-case.ts'

const PICTURE = { width: 800, height: 600 }
const CROP = { left: 0.25, bottom: 0.2 }
/** What is left of the picture, as the image addresses say it: left, top, width, height. */
export const CROPPED = '200,0,600,480'

/** A picture with something on it to see, drawn by the browser. */
async function drawPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height)
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser cannot draw.')
    for (const [index, colour] of ['#b3261e', '#1f6feb', '#1a7f37', '#d4a72c'].entries()) {
      pen.fillStyle = colour
      pen.fillRect((index * width) / 4, 0, width / 4, height)
    }
    return canvas
      .convertToBlob({ type: 'image/png' })
      .then((blob) => blob.arrayBuffer())
      .then((bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))))
  }, PICTURE)
  return Buffer.from(base64, 'base64')
}

async function moveCropAndHotspot(page: Page): Promise<void> {
  const dialog = await openCropDialog(page)
  await dialog.crop('left', CROP.left)
  await dialog.crop('bottom', CROP.bottom)
  await dialog.resizeHotspot(-1 / 4, -1 / 4)
  await dialog.moveHotspot(1 / 10, -1 / 20)
  await dialog.close()
}

const near = (value: number) => expect.closeTo(value, 2)

const image: FieldCase = {
  kind: 'image with hotspot and crop',
  async fillIn(page) {
    const picture = fieldGroup(page, 'Picture')
    const buffer = await drawPicture(page)
    await picture
      .locator('input[type="file"]')
      .setInputFiles({ name: 'four.png', mimeType: 'image/png', buffer })
    await expect(picture.getByRole('img', { name: 'Preview of uploaded image' })).toBeVisible()
    await moveCropAndHotspot(page)
    await page.getByRole('textbox', { name: 'In words' }).fill('Four stripes')
  },
  isHeld: (draft) =>
    expect(draft.picture).toEqual({
      _type: 'image',
      alt: 'Four stripes',
      asset: { _type: 'reference', _ref: expect.stringMatching(/^image-[0-9a-f]{40}-800x600-png$/) },
      crop: { _type: 'sanity.imageCrop', top: 0, right: 0, left: near(CROP.left), bottom: near(CROP.bottom) },
      hotspot: {
        _type: 'sanity.imageHotspot',
        x: near(0.725),
        y: near(0.35),
        width: near(0.25),
        height: near(0.3),
      },
    }),
  async isShown(page) {
    const shown = fieldGroup(page, 'Picture').getByRole('img', { name: 'Preview of uploaded image' })
    await expect(shown).toHaveAttribute('src', new RegExp(`rect=${CROPPED}`))
    await expect
      .poll(() => shown.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.getByRole('textbox', { name: 'In words' })).toHaveValue('Four stripes')
  },
}

export const BROCHURE = 'Every word of the brochure.\n'

const file: FieldCase = {
  kind: 'file',
  async fillIn(page) {
    const brochure = fieldGroup(page, 'Brochure')
    const buffer = Buffer.from(BROCHURE)
    await brochure
      .locator('input[type="file"]')
      .setInputFiles({ name: 'brochure.txt', mimeType: 'text/plain', buffer })
    await expect(brochure.getByText('brochure.txt')).toBeVisible()
  },
  isHeld: (draft) =>
    expect(draft.brochure).toEqual({
      _type: 'file',
      asset: { _type: 'reference', _ref: expect.stringMatching(/^file-[0-9a-f]{40}-txt$/) },
    }),
  async isShown(page) {
    const brochure = fieldGroup(page, 'Brochure')
    await expect(brochure.getByText('brochure.txt')).toBeVisible()
    await expect(brochure.getByText(`${BROCHURE.length} Bytes`)).toBeVisible()
  },
}

export const assetCases: readonly FieldCase[] = [image, file]
