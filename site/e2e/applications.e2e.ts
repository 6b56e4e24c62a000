// An application with a CV: sent with and without JavaScript, refused in words, and read by the dealer's manager.
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectNoAxe, openStudio } from './open-studio.ts'
import { openWatched, siteOrigin } from './site-process.ts'

const PDF = { name: 'Ana Whitlam CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 Ana') }
const SCAN = { ...PDF, name: 'scan.pdf', buffer: Buffer.concat([PDF.buffer, Buffer.alloc(6_500_000)]) }
const PAGE = { ...PDF, name: 'page.pdf', buffer: Buffer.from('<html><script>alert(1)</script>') }

async function fillApplication(page: Page, name: string) {
  await page.goto(`${siteOrigin('quayside')}/careers`)
  await page.getByLabel('First Name').fill(name)
  await page.getByLabel('Email', { exact: true }).first().fill('ana@example.com')
  const where = page.getByLabel('Location')
  if ((await where.inputValue()) === '') await where.selectOption({ index: 1 })
  await page.getByLabel(/^Comments/).fill('I mend cars.')
}

const chooser = (page: Page) => page.getByLabel(/^CV/)
const send = (page: Page) => page.getByRole('button', { name: 'Send application' })

test('without JavaScript a CV that is too large, or no PDF inside, is refused in words; the right one is sent', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await fillApplication(page, 'Ana')
  for (const [file, words] of [
    [SCAN, 'scan.pdf is 6.2 MB, and 5 MB is the most.'],
    [PAGE, 'page.pdf isn’t a PDF, a Word file or a photo.'],
  ] as const) {
    await chooser(page).setInputFiles(file)
    await send(page).click()
    await expect(page.getByText(words).last()).toBeVisible()
    await expect(page.getByLabel(/^Comments/), 'the rest stays').toHaveValue('I mend cars.')
  }
  await chooser(page).setInputFiles(PDF)
  await send(page).click()
  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByText(PDF.name)).toBeVisible()
  await expect(page.getByText(/^You’ll hear from us by \w+day \d+ \w+, yes or no\.$/)).toBeVisible()
  await expect(page.getByText('How long we keep it')).toBeVisible()
  await context.close()
})

test('a manager downloads the CV of an application, as it was sent', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  const name = `Ana-${Date.now().toString(36)}`
  await fillApplication(page, name)
  await chooser(page).setInputFiles(SCAN)
  await send(page).click()
  await expect(page.getByText('5 MB is the most').last(), 'said before it is sent').toBeVisible()
  await chooser(page).setInputFiles(PDF)
  await send(page).click()
  await expect(page).toHaveURL(/\/success$/)
  expect(errors).toEqual([])
  await context.close()
  const staff = await openStudio(browser, 'Manager, Quayside')
  await staff.page.getByRole('link', { name: 'Leads', exact: true }).click()
  await staff.page.getByRole('searchbox').fill(name)
  await staff.page
    .getByRole('list', { name: /^Leads/ })
    .getByRole('button', { name })
    .click()
  const button = staff.page.getByRole('button', { name: `Download ${PDF.name}` })
  await expect(button).toBeVisible()
  await expectNoAxe(staff.page, 'a lead with a file')
  const [download] = await Promise.all([staff.page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe(PDF.name)
  expect(await readFile(await download.path())).toEqual(PDF.buffer)
  expect([staff.errors, staff.elsewhere]).toEqual([[], []])
  await staff.page.context().close()
})
