// Typing into fields of the Studio, and Publish pressed at once.
import type { Locator, Page } from '@playwright/test'

export const PRESSES = ['mouse', 'shortcut', 'Enter on the button'] as const

export const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
export const stopsButton = (page: Page) => page.getByRole('button', { name: /^\d+ things? stops? this$/ })

/** Types letter by letter over what the field has, as people do. */
export async function typeOver(input: Locator, text: string): Promise<void> {
  await input.click()
  await input.press('ControlOrMeta+a')
  await input.page().keyboard.type(text)
}

/** Presses Publish at once, without asking whether the Studio is ready for it. */
export async function pressPublish(page: Page, how: (typeof PRESSES)[number]): Promise<void> {
  const button = publishButton(page).or(stopsButton(page))
  if (how === 'shortcut') await page.keyboard.press('Control+Alt+p')
  else if (how === 'mouse') {
    const box = await button.boundingBox()
    if (!box) throw new Error('There is no Publish.')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  } else {
    await button.focus()
    await page.keyboard.press('Enter')
  }
}
