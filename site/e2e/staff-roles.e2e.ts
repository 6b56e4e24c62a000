// What a dealer's staff see of the Studio and of previews, by their roles.
import { expect, test } from '@playwright/test'
import { openDocument, signIn } from '../../local/checks/e2e/studio-driver.ts'
import { openPreview, previewAddress } from './open-preview.ts'
import { closeAll, expectSoundPage, openWatched, shoot, siteOrigin, studioOrigin } from './site-process.ts'

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
  const stock = await page.goto(`${siteOrigin('brisbane-mg')}/staff/stock`)
  expect(stock?.status()).toBe(404)
  await page.close()
})

test('staff see which vehicles the catalogues for advertisers leave out, and why', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await openPreview(page, 'quayside', 'editor-quayside', '/staff/stock')
  await page.getByRole('link', { name: 'Advertising catalogues' }).click()
  const google = page.getByRole('region', { name: /Google/ }).first()
  await expect(google).toContainText(/\d+ vehicles, \d+ left out/)
  await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveAttribute('href', /\/cars\//)
  await expectSoundPage(page, 'advertising catalogues')
  await shoot(page, 'advertising-catalogues')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('staff share a preview by a named link and revoke it', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await openPreview(page, 'quayside', 'editor-quayside', '/special-offers')
  await page.getByRole('link', { name: 'Share' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared previews')
  await expect(page.getByLabel('Opens at')).toHaveValue('/special-offers')
  await page.getByLabel('Who is it for?').fill('Winter campaign')
  await page.getByRole('button', { name: 'Make link' }).click()
  const link = page.getByRole('textbox', { name: 'Link for Winter campaign' })
  const address = await link.inputValue()
  await shoot(page, 'shared-previews')
  // A new link moves what is below it.
  await page.reload()
  await expectSoundPage(page, 'shared previews')

  const guest = await browser.newPage()
  await guest.goto(address)
  await expect(guest).toHaveURL(`${siteOrigin('quayside')}/special-offers`)
  await expect(guest.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Share' })).toHaveCount(0)
  expect((await guest.goto(`${siteOrigin('quayside')}/staff/preview-links`))?.status()).toBe(404)

  await page.getByRole('button', { name: 'Withdraw the link for Winter campaign' }).click()
  await expect(link).toHaveCount(0)
  // The first request that is refused, perhaps one of the page that is left, ends the preview.
  await guest.goto(`${siteOrigin('quayside')}/special-offers`)
  await expect(guest.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  expect((await guest.goto(address))?.status()).toBe(401)
  expect(errors).toEqual([])
  await guest.close()
  await context.close()
})

test('a preview link without a name is refused with a message, without JavaScript too', {
  tag: '@long',
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(await previewAddress('kerbside', 'manager-kerbside', '/staff/preview-links'))
  await page.getByLabel('Who is it for?').fill('   ')
  await page.getByRole('button', { name: 'Make link' }).click()
  await expect(page.getByText('Give the link a name.')).toBeVisible()
  await expect(page.getByText('No link is open.')).toBeVisible()
  await context.close()
})
