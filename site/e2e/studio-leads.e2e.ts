// The Studio's Leads: a shopper writes on the site, the dealer's manager answers, others see nothing of it.
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from '../../local/checks/e2e/studio-driver.ts'
import { expectNoAxe, openStudio } from './open-studio.ts'
import { shoot, siteOrigin, studioOrigin } from './site-process.ts'

test.describe.configure({ mode: 'serial' })

// A name of its own for each run: leads stay in the database.
const name = `Zoë-${Date.now().toString(36)}`
const words = `Is the ute still there? Asks ${name}.`

let studio: Awaited<ReturnType<typeof openStudio>>
test.beforeAll(async ({ browser }) => {
  studio = await openStudio(browser, 'Manager, Quayside')
})
test.afterAll(() => studio.page.context().close())

const lead = (page: Page) => page.getByRole('list', { name: /^Leads/ }).getByRole('button', { name })
const openLeads = async (page: Page) => {
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
}

test('a manager finds what a shopper has just written, with its delivery in words', {
  tag: '@short',
}, async ({ page: shopper }) => {
  await shopper.goto(`${siteOrigin('quayside')}/contact`)
  const form = shopper.getByRole('main').getByRole('form')
  await form.getByLabel('First Name').fill(name)
  await form.getByLabel('Email').fill('zoe@longmail.example')
  await form.getByLabel(/^Mobile/).fill('0491 570 156')
  await form.getByLabel(/^Comments/).fill(words)
  const place = form.getByRole('combobox', { name: /location/i })
  if (await place.isVisible()) await place.selectOption({ index: 1 })
  await form.getByRole('button', { name: /Enquire|Send|Submit/ }).click()
  await expect(shopper).toHaveURL(/\/success/)

  const { page } = studio
  await openLeads(page)
  await page.getByRole('searchbox').fill(name)
  await lead(page).click()
  await expect(page).toHaveURL(/\/leads\/[\w-]+$/)
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('status', { name: 'Delivery' })).toContainText(/waits|delivered/)
  await expect(page.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute(
    'href',
    'mailto:zoe@longmail.example',
  )
  await expectNoAxe(page, 'Leads')
  await shoot(page, 'studio-leads')
})

test('a note and “Answered” are stored, with their author', async () => {
  const { page } = studio
  await page.getByLabel('Note').fill('Comes on Thursday')
  await page.getByRole('button', { name: 'Add note' }).click()
  const story = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Comes on Thursday' })
  await expect(story).toContainText('Manager')
  await page.getByRole('main').getByLabel('How far it is').last().selectOption('Answered')
  await expect(page.getByRole('listitem').filter({ hasText: 'Marked as answered' })).toBeVisible()
  await page.reload()
  await expect(story).toBeVisible({ timeout: 30_000 })
})

test('a lead is sent again, which its story lists', async () => {
  const { page } = studio
  await page.getByRole('button', { name: /^Send( again)? now$/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sent again' })).toBeVisible()
})

test('the spreadsheet has the lead with its consent', async () => {
  const { page } = studio
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('button', { name: 'All 1', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'CSV' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'All 1 of this list' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^leads-quayside-.*\.csv$/)
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain('News by email,News agreed on')
  expect(rows[1]).toMatch(new RegExp(`${name}.*,(Yes|No),`))
})

test('an editor of the same dealer sees that somebody wrote, and not who', async ({ browser }) => {
  const page = await browser.newPage()
  await signIn(page, studioOrigin, 'Editor, Quayside')
  await openLeads(page)
  await expect(page.getByText('Names and messages are for the site’s managers.')).toBeVisible()
  await expect(
    page
      .getByRole('list', { name: /^Leads/ })
      .getByRole('button')
      .first(),
  ).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'CSV' })).toHaveCount(0)
  await page.close()
})

test('an editor of another dealer finds nothing of it', async ({ browser }) => {
  const page = await browser.newPage()
  await signIn(page, studioOrigin, 'Editor, Kerbside')
  await openLeads(page)
  await expect(page.getByRole('group', { name: 'Delivery' })).toBeVisible()
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByText('No lead fits.')).toBeVisible()
  await page.close()
})

test('a person’s records are looked up from a lead, and erased', async () => {
  const { page } = studio
  await page.getByRole('button', { name: 'Their details', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Records of a person' })
  await expect(dialog.getByLabel('Email')).toHaveValue('zoe@longmail.example')
  await dialog.getByLabel('Phone').fill('')
  await dialog.getByRole('button', { name: 'Look up' }).click()
  await expect(dialog.getByRole('status')).toContainText('enquir')
  await expectNoAxe(page, 'Records of a person')
  await shoot(page, 'studio-person')
  await dialog.getByRole('button', { name: 'Erase…' }).click()
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('No lead fits.')).toBeVisible()
})

test('a manager tries where leads go with an enquiry of nobody’s, whose page says how it was delivered', async () => {
  const { page } = studio
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('A test of where enquiries go.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Test Enquiry')
  await shoot(page, 'studio-leads-test')
})

test('a manager sees the last deliveries to each place, and opens a lead from there', async () => {
  const { page } = studio
  await page.getByRole('button', { name: 'Deliveries', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Deliveries' })
  const first = dialog.getByRole('group', { name: /^The last ten/ }).first()
  await expect(first.getByRole('row').nth(1)).toBeVisible()
  await expectNoAxe(page, 'Deliveries')
  await shoot(page, 'studio-leads-deliveries')
  await first.getByRole('button').first().click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Test Enquiry')
})

test('no error is met, and no host outside is called', () => {
  expect([studio.errors, studio.elsewhere]).toEqual([[], []])
})
