// What a dealer's staff see of the Studio and of previews, by their roles.
import { expect, test } from '@playwright/test'
import { openDocument, signIn } from '../../local/checks/e2e/studio-driver.ts'
import { axeFindings } from './axe-findings.ts'
import { fetchPage } from './fetch-page.ts'
import { previewAddress } from './open-preview.ts'
import { openStudio } from './open-studio.ts'
import { shoot, siteOrigin, studioOrigin } from './site-process.ts'

const shared = 'offer-shared-roadside-cover'

test('an editor of a dealer finds its content at once, and neither settings nor the platform’s tool', async ({
  browser,
}) => {
  const page = await browser.newPage()
  await signIn(page, studioOrigin, 'Editor, Quayside')
  await page.getByRole('link', { name: 'Content', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Locations & hours' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Site settings' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Platform' })).toHaveCount(0)
  await page.close()
})

test('an offer of several dealers shows an editor no error mark and no reference to nothing', {
  tag: '@long',
}, async ({ browser }) => {
  const page = await browser.newPage()
  await signIn(page, studioOrigin, 'Editor, Quayside')
  await openDocument(page, studioOrigin, 'offer', shared)
  await expect(page.getByText('does not have permission to edit this document')).toBeVisible()
  await expect(page.getByTestId('form-view').getByTestId(/^input-validation-icon/)).toHaveCount(0)
  await expect(page.getByText('Document unavailable')).toHaveCount(0)
  await expect(page.getByTestId('field-sites')).toHaveCount(0)
  await page.close()
})

test('an editor’s preview secret is refused for another dealer’s drafts', async ({ browser }) => {
  const page = await browser.newPage()
  const answer = await page.goto(await previewAddress('brisbane-mg', 'editor-quayside', '/special-offers'))
  expect(answer?.status()).toBe(401)
  await page.close()
})

test('whoever comes by the address of a page that is in the Studio now is led there, and asked who it is', async ({
  browser,
}) => {
  const page = await browser.newPage()
  await page.goto(`${siteOrigin('quayside')}/staff/stock?car=Q1`)
  await expect(page).toHaveURL(`${studioOrigin}/stock/why/Q1?site=quayside`)
  await expect(page.getByRole('button', { name: 'Editor, Quayside' })).toBeVisible()
  await page.close()
})

test('a marketer of two sites who comes by an old address sees the site that it was of', {
  tag: '@long',
}, async ({ browser }) => {
  const { page } = await openStudio(browser, 'Sam Ortega')
  await page.goto(`${siteOrigin('wattlebrook')}/staff/status`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the site is running')
  await expect(page.getByRole('region', { name: 'Site being worked on' })).toContainText('Wattlebrook')
  await page.context().close()
})

test('staff share a preview by a named link from the page they look at, and revoke it', async ({
  browser,
}) => {
  const { page, errors } = await openStudio(browser, 'Editor, Quayside')
  await page.goto(`${siteOrigin('quayside')}/staff/preview-links?path=/special-offers`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Opens at')).toHaveValue('/special-offers')
  await dialog.getByLabel('Who is it for?').fill('   ')
  await dialog.getByRole('button', { name: 'Make and copy the link' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Give the link a name.')
  await dialog.getByLabel('Who is it for?').fill('Winter campaign')
  await dialog.getByRole('button', { name: 'Make and copy the link' }).click()
  const link = dialog.getByRole('textbox', { name: 'Link for Winter campaign' })
  const address = await link.inputValue()
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
  await shoot(page, 'shared-previews')

  const guest = await browser.newPage()
  await guest.goto(address)
  await expect(guest).toHaveURL(`${siteOrigin('quayside')}/special-offers`)
  await expect(guest.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Share' })).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Withdraw Winter campaign' }).click()
  await expect(link).toHaveCount(0)
  // The first request that is refused, perhaps one of the page that is left, ends the preview.
  await guest.goto(`${siteOrigin('quayside')}/special-offers`)
  await expect(guest.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  expect((await guest.goto(address))?.status()).toBe(401)
  expect(errors).toEqual([])
  await guest.close()
  await page.context().close()
})

test('staff see the redirects with their visits where they are made', async ({ browser }) => {
  const { page } = await openStudio(browser, 'Robin Ellery')
  await fetchPage('brisbane-mg', '/recalls')
  await page.goto(`${siteOrigin('brisbane-mg')}/staff/redirects`)
  await page.getByRole('link', { name: 'Redirects' }).click()
  const used = page.getByRole('link', { name: /\/recalls/ })
  await expect(used).toContainText(/For good to \/recall, \d+ visits?, the last/)
  await used.click()
  await expect(page.getByTestId('field-from').getByRole('textbox')).toHaveValue('/recalls')
  await shoot(page, 'studio-redirects')
  await page.context().close()
})
