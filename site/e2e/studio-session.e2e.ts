// A session that ends while somebody works, and two people who work on one document.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { field, openDocument, signIn } from '../../local/checks/e2e/studio-driver.ts'
import { axeFindings } from './axe-findings.ts'
import { putBack, queryLake, storedDocuments } from './content.ts'
import { shoot, studioOrigin } from './site-process.ts'
import { pressPublish } from './typed-fields.ts'

const OFFER = 'offer-quayside-small-car-finance'
let before: Record<string, unknown>[] = []

test.beforeAll(async () => {
  before = await storedDocuments(OFFER)
})
test.afterEach(() => putBack(before))

test('a session that has ended is told when the window is come back to, and the way back leads to the same page', async ({
  browser,
}) => {
  const page = await openAs(browser, 'Editor, Quayside')
  await openDocument(page, studioOrigin, 'offer', OFFER)
  await endSession(page)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const dialog = page.getByRole('dialog', { name: 'You’ve been signed out' })
  await expect(dialog).toContainText('Everything saved so far is kept.')
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
  await shoot(page, 'studio-signed-out')
  await dialog.getByRole('button', { name: 'Sign in again' }).click()
  await page.getByRole('button', { name: 'Editor, Quayside' }).click()
  await expect(field(page, 'name').getByRole('textbox')).toBeVisible({ timeout: 30_000 })
  await page.context().close()
})

test('what is typed after a session has ended says so in place of a crash', async ({ browser }) => {
  const page = await openAs(browser, 'Editor, Quayside')
  await openDocument(page, studioOrigin, 'offer', OFFER)
  await endSession(page)
  await field(page, 'name').getByRole('textbox').fill('Typed while signed out')
  await expect(page.getByRole('alert').filter({ hasText: 'You’ve been signed out' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible()
  expect(await queryLake('*[_id in [$id, "drafts." + $id]].name', { id: OFFER })).toEqual([before[0]?.name])
  await page.context().close()
})

test('two people who change different fields of an offer see each other’s, and both are published', async ({
  browser,
}) => {
  const [editor, manager] = [
    await openAs(browser, 'Editor, Quayside'),
    await openAs(browser, 'Manager, Quayside'),
  ]
  for (const page of [editor, manager]) await openDocument(page, studioOrigin, 'offer', OFFER)
  await field(editor, 'name').getByRole('textbox').fill('Named by the editor')
  await expect(field(manager, 'name').getByRole('textbox')).toHaveValue('Named by the editor')
  await field(manager, 'disclaimer').getByRole('textbox').fill('Written by the manager.')
  await expect(field(editor, 'disclaimer').getByRole('textbox')).toHaveValue('Written by the manager.')
  await pressPublish(manager, 'mouse')
  await expect(async () => {
    expect(await queryLake('*[_id == $id][0]{name, disclaimer}', { id: OFFER })).toEqual({
      name: 'Named by the editor',
      disclaimer: 'Written by the manager.',
    })
  }).toPass()
  for (const page of [editor, manager]) await page.context().close()
})

async function openAs(browser: Browser, person: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await signIn(page, studioOrigin, person)
  return page
}

/** Ends the session on the server, as another window does by signing out. */
async function endSession(page: Page): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('__studio_auth_token_forecourt'))
  const { token } = JSON.parse(stored ?? '{}') as { token?: string }
  const answer = await fetch(`http://127.0.0.1:${process.env.E2E_STUDIO_PORT}/v2025-02-19/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(204)
}
