// The Studio's dialog for crop and hotspot, operated by mouse. Its canvas has no roles, so handles are found by their
// `data-handle`.
import { expect, type Locator, type Page } from '@playwright/test'

export type CropDialog = {
  /** Moves a side of the crop inwards by a share of the picture. */
  crop: (side: 'left' | 'right' | 'top' | 'bottom', share: number) => Promise<void>
  /** Changes the hotspot's size by shares of the picture, from the handle at its lower right edge. */
  resizeHotspot: (right: number, down: number) => Promise<void>
  /** Moves the hotspot by shares of the picture. */
  moveHotspot: (right: number, down: number) => Promise<void>
  close: () => Promise<void>
}

/** Opens the dialog of the only picture in the open form. */
export async function openCropDialog(page: Page): Promise<CropDialog> {
  await page.getByRole('button', { name: 'Open image edit dialog' }).click()
  return readCropDialog(page)
}

/** The dialog that is open. */
export async function readCropDialog(page: Page): Promise<CropDialog> {
  const dialog = page.getByRole('dialog', { name: 'Edit hotspot and crop' })
  // The dialog opens with an animation; distances are valid once it has ended.
  await dialog.getByRole('button', { name: 'Close dialog' }).hover({ trial: true })
  const whole = await dialog.locator('svg[data-handle="crop"]').boundingBox()
  if (!whole) throw new Error('The dialog has no picture to crop.')
  const dragHandle = (name: string, right: number, down: number) =>
    drag(page, dialog.locator(`[data-handle="${name}"]`), right * whole.width, down * whole.height)
  return {
    crop: (side, share) => dragHandle(`crop-${side}`, ...inwards(side, share)),
    resizeHotspot: (right, down) => dragHandle('hotspotHandle', right, down),
    moveHotspot: (right, down) => dragHandle('hotspot', right, down),
    close: async () => {
      await dialog.getByRole('button', { name: 'Close dialog' }).click()
      await expect(dialog).toBeHidden()
    },
  }
}

function inwards(side: 'left' | 'right' | 'top' | 'bottom', share: number): [right: number, down: number] {
  const moves = { left: [share, 0], right: [-share, 0], top: [0, share], bottom: [0, -share] } as const
  return [...moves[side]]
}

/** Drags a handle by its centre; distances in pixels. */
async function drag(page: Page, handle: Locator, right: number, down: number): Promise<void> {
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not visible.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right / 2, y + down / 2)
  await page.mouse.move(x + right, y + down)
  await page.mouse.up()
}
