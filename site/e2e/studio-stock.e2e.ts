// The Studio's Stock: why a car is on the site or not, and what the last files brought.
import { expect, test } from '@playwright/test'
import { expectNoAxe, openStudio } from './open-studio.ts'
import { shoot } from './site-process.ts'
import { findCars } from './stock-command.ts'

test.describe.configure({ mode: 'serial' })

let studio: Awaited<ReturnType<typeof openStudio>>
test.beforeAll(async ({ browser }) => {
  studio = await openStudio(browser, 'Editor, Quayside')
  await studio.page.getByRole('link', { name: 'Stock', exact: true }).click()
})
test.afterAll(() => studio.page.context().close())

const way = () => studio.page.getByRole('list', { name: 'Its way to the site' }).getByRole('listitem')

test('a live car passes every question, and is one click from its page', async () => {
  const { page } = studio
  const [car] = await findCars(
    'status = in_stock AND id STARTS WITH quayside AND show_on_dealer_website = true',
  )
  await page.getByRole('searchbox', { name: /Stock number/ }).fill(car?.stocknum ?? '')
  await expect(page.getByRole('status').filter({ hasText: 'It is on the site.' })).toBeVisible()
  await expect(way().getByRole('img', { name: 'yes' })).toHaveCount(6)
  const link = page.getByRole('link', { name: 'See it on the site' })
  await expect(link).toHaveAttribute('href', new RegExp(`${car?.path}$`))
  await expectNoAxe(page, 'Why isn’t my car live')
})

test('a car that its stock system hides is stopped at that question, and later ones are not asked', async () => {
  const { page } = studio
  const [car] = await findCars('id STARTS WITH quayside AND show_on_dealer_website = false')
  await page.getByRole('searchbox', { name: /Stock number/ }).fill(car?.stocknum ?? '')
  await expect(page.getByText(/^Not on the site\. Your stock system says not to show it/)).toBeVisible()
  await expect(way().nth(3).getByRole('img', { name: 'no', exact: true })).toBeVisible()
  await expect(way().nth(4)).toContainText('Not asked')
  await shoot(page, 'studio-stock')
})

test('a stock number that no file names says so', async () => {
  const { page } = studio
  await page.getByRole('searchbox', { name: /Stock number/ }).fill('NO-SUCH-77')
  await expect(page.getByText(/^Not on the site\. No file names it/)).toBeVisible()
})

test('words find cars by what they are, those that are not live first', async () => {
  const { page } = studio
  const [car] = await findCars(
    'status = in_stock AND id STARTS WITH quayside AND show_on_dealer_website = true',
  )
  const make = /^\/cars\/\d{4}-([a-z]+)/.exec(car?.path ?? '')?.[1] ?? ''
  await page.getByRole('searchbox', { name: /Stock number/ }).fill(make)
  const found = page.getByRole('list', { name: 'Cars found' }).getByRole('button')
  await expect(found.filter({ hasText: 'Live' }).first()).toBeVisible()
})

test('the last files are listed with what they did, and rows left out with line and remedy', async () => {
  const { page } = studio
  await page.getByRole('tab', { name: /^Files/ }).click()
  await expect(page).toHaveURL(/\/stock\/files$/)
  const files = page.getByRole('region', { name: 'Last files' }).getByRole('row')
  await expect(files.nth(1)).toContainText(/\d+ new|as before/)
  const leftOut = page.getByRole('region', { name: /rows? left out/ }).getByRole('row')
  await expect(leftOut.first()).toContainText('What to do')
  await expectNoAxe(page, 'Files')
  await shoot(page, 'studio-stock-files')
})

test('no error is met, and no host outside is called', () => {
  expect([studio.errors, studio.elsewhere]).toEqual([[], []])
})
