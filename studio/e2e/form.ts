// Moves in the open form, by what a person reads there.
import { expect, type Locator, type Page } from '@playwright/test'
import { openDocument } from '../../local/checks/e2e/studio-driver.ts'
import type { LakeProcess } from './lake-process.ts'

/** Opens the form of an `everyField` document; it need not exist yet. */
export async function openForm(page: Page, lake: LakeProcess, id: string): Promise<void> {
  await openDocument(page, lake.origin, 'everyField', id)
}

/** Goes to a document by its title in the structure's list; the Studio must be open on it. */
export async function openFromList(page: Page, type: 'Every field' | 'Target', title: string): Promise<void> {
  await page.getByRole('listbox', { name: 'Content' }).getByRole('link', { name: type }).click()
  await page.getByRole('listbox', { name: type }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
}

/** The structure, without a document. */
export async function openDesk(page: Page, lake: LakeProcess): Promise<void> {
  await page.goto(`${lake.origin}/structure`)
  await expect(page.getByRole('listbox', { name: 'Content' })).toBeVisible()
}

export const textbox = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('textbox', { name, exact: true })

export const spinbutton = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('spinbutton', { name, exact: true })

/** The box of a field that holds others: an object, an array, a text, a picture or a file. */
export function fieldGroup(page: Page, title: string): Locator {
  return page
    .getByRole('group')
    .filter({ has: page.locator('legend', { hasText: new RegExp(`^${title}$`) }) })
}

/** Closes the dialog in front. */
export async function closeDialog(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close dialog' }).click()
  await expect(dialog).toBeHidden()
}

/** Chooses an entry of the menu beside “Publish”. */
export async function chooseAction(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Searches a reference's field and takes the document of that name. */
export async function chooseReference(page: Page, combobox: Locator, name: string): Promise<void> {
  await combobox.fill(name)
  await page.getByRole('option').getByRole('button', { name }).click()
}
