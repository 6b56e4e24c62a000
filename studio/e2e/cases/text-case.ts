import { expect, type Locator, type Page } from '@playwright/test'
import { closeDialog, fieldGroup, textbox } from '../form.ts'
import type { Held } from '../lake-content.ts'
import type { FieldCase } from './field-case.ts'

const HREF = 'https://example.com/the-link'

// Over the whole form every button of the toolbar fits; in its place some are in a menu.
const enlarged = (page: Page): Locator => page.getByTestId('pt-editor').last()
const toggleSize = (scope: Locator) => scope.getByRole('button', { name: 'Expand editor' }).click()

async function typeWithLink(page: Page, editor: Locator): Promise<void> {
  await editor.getByRole('textbox').click()
  await page.keyboard.type('Read this')
  // In one press: the editor learns of a selection some time after the page has it, so that a letter might be left out.
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await expect(async () => {
    await editor.getByRole('button', { name: 'Link' }).click()
    await expect(textbox(page, 'Leads to')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
  await textbox(page, 'Leads to').fill(HREF)
  await page.keyboard.press('Escape')
  await expect(textbox(page, 'Leads to')).toBeHidden()
  await editor.getByRole('textbox').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
}

async function typeWithMark(page: Page, editor: Locator): Promise<void> {
  await editor.getByRole('button', { name: 'Strong' }).click()
  await page.keyboard.type('Loud')
  await editor.getByRole('button', { name: 'Strong' }).click()
  await page.keyboard.type(' and quiet')
  await page.keyboard.press('Enter')
}

async function typeList(page: Page, editor: Locator): Promise<void> {
  await editor.getByRole('button', { name: 'Numbered list' }).click()
  await page.keyboard.type('First things')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Second things')
}

async function insertNote(page: Page, editor: Locator): Promise<void> {
  await editor.getByRole('button', { name: 'Insert Note' }).click()
  const dialog = page.getByRole('dialog', { name: /^Body/ })
  await textbox(dialog, 'Says').fill('Mind the step')
  await closeDialog(dialog)
}

const span = (text: string, marks: unknown[] = []) => ({
  _type: 'span',
  _key: expect.any(String),
  text,
  marks,
})
const block = (children: unknown[], more: object = {}) => ({
  _type: 'block',
  _key: expect.any(String),
  style: 'normal',
  markDefs: [],
  children,
  ...more,
})

function isHeld({ body = [] }: Held): void {
  const link = body[0]?.markDefs?.[0]?._key
  expect(body).toEqual([
    block([span('Read '), span('this', [link])], { markDefs: [{ _type: 'link', _key: link, href: HREF }] }),
    block([span('Loud', ['strong']), span(' and quiet')]),
    block([span('First things')], { listItem: 'number', level: 1 }),
    block([span('Second things')], { listItem: 'number', level: 1 }),
    { _type: 'note', _key: expect.any(String), says: 'Mind the step' },
  ])
}

/** Portable Text with everything it may hold: a link, a mark, a list and an object of its own. */
export const textCase: FieldCase = {
  kind: 'Portable Text',
  async fillIn(page) {
    await toggleSize(fieldGroup(page, 'Body'))
    const editor = enlarged(page)
    await typeWithLink(page, editor)
    await typeWithMark(page, editor)
    await typeList(page, editor)
    await insertNote(page, editor)
    await toggleSize(editor)
  },
  isHeld,
  async isShown(page) {
    const text = fieldGroup(page, 'Body').getByRole('textbox')
    await expect(text).toContainText('Loud and quiet')
    await expect(text.getByRole('strong')).toHaveText('Loud')
    await expect(text).toContainText('First things')
    await expect(text).toContainText('Second things')
    await expect(text).toContainText('Mind the step')
    await text.getByText('this', { exact: true }).click()
    await page.getByRole('button', { name: 'Edit annotation' }).click()
    await expect(textbox(page, 'Leads to')).toHaveValue(HREF)
    await page.keyboard.press('Escape')
    await expect(textbox(page, 'Leads to')).toBeHidden()
  },
}
