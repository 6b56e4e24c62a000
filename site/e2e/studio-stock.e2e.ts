// The Studio's Stock: why a car is on the site or not, and what the last files brought.
import { expect, type Page, test } from '@playwright/test'
import { patchDocument, queryLake } from './content.ts'
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

test('a stock number that no file names has a notice', async () => {
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
  const found = page.getByRole('list', { name: 'Found' }).getByRole('button')
  await expect(found.filter({ hasText: 'Live' }).first()).toBeVisible()
})

test('the last files are listed with what they did, and rows left out with line and remedy', async () => {
  const { page } = studio
  await page.getByRole('tab', { name: /^Files/ }).click()
  await expect(page).toHaveURL(/\/stock\/files$/)
  const files = page.getByRole('region', { name: 'Recent files' }).getByRole('row')
  await expect(files.nth(1)).toContainText(/\d+ new|as before/)
  const leftOut = page.getByRole('region', { name: /rows? left out/ }).getByRole('row')
  await expect(leftOut.first()).toContainText('What to do')
  await expectNoAxe(page, 'Files')
  await shoot(page, 'studio-stock-files')
})

test('an editor sees what the columns are, and that a manager can change it', async () => {
  const { page } = studio
  await page.getByRole('tab', { name: 'Columns' }).click()
  await expect(page.getByRole('note')).toContainText(/A manager of Quayside/)
  await expect(page.getByRole('combobox').first()).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Use these columns' })).toHaveCount(0)
  await expectNoAxe(page, 'Columns, read only')
})

test('the catalogues for advertisers have which vehicles they leave out and why, each one click from its way', async () => {
  const { page } = studio
  await page.getByRole('tab', { name: 'Catalogues' }).click()
  const google = page.getByRole('region', { name: 'Google vehicle ads' })
  await expect(google).toContainText(/\d+ vehicles, \d+ left out/)
  await expect(google).toContainText('/feeds/google-vehicles.tsv')
  await expectNoAxe(page, 'Catalogues')
  await shoot(page, 'studio-stock-catalogues')
  const left = google.getByRole('row').nth(1)
  const number = (await left.getByRole('cell').first().textContent()) ?? ''
  await left.getByRole('link').click()
  await expect(page.getByRole('searchbox', { name: /Stock number/ })).toHaveValue(number)
  await expect(way().first()).toBeVisible()
})

test('no error is met, and no host outside is called', () => {
  expect([studio.errors, studio.elsewhere]).toEqual([[], []])
})

test.describe('the columns of a file', () => {
  const settings = '*[_type == "siteSettings" && tenant->slug.current == "kerbside"]{_id, stockColumns}'
  type Settings = { _id: string; stockColumns?: { column: string; field: string }[] }

  let manager: Awaited<ReturnType<typeof openStudio>>
  test.beforeAll(async ({ browser }) => {
    manager = await openStudio(browser, 'Manager, Kerbside')
    await manager.page.getByRole('link', { name: 'Stock', exact: true }).click()
    await manager.page.getByRole('tab', { name: 'Columns' }).click()
  })
  test.afterAll(async () => {
    for (const { _id } of await queryLake<Settings[]>(settings)) {
      await patchDocument(_id, { unset: ['stockColumns'] })
    }
    await manager.page.context().close()
  })

  const row = (page: Page, name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

  test('are listed with their values, what they are and how they read', { tag: '@long' }, async () => {
    const { page } = manager
    await expect(page).toHaveURL(/\/stock\/columns$/)
    await expect(row(page, 'KMS')).toContainText(/\d+,\d{3} km/)
    await expect(row(page, 'YARD')).toContainText('Rockingham')
    await expect(page.getByLabel('As it reads')).toContainText(/\$\d/)
    const picture = page.getByLabel('As it reads').locator('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expectNoAxe(page, 'Columns')
    await shoot(page, 'studio-stock-columns')
  })

  test('are tried before they are used, and trying changes nothing', async () => {
    const { page } = manager
    const use = page.getByRole('button', { name: 'Use these columns' })
    await page.getByRole('combobox', { name: 'TRIM is' }).selectOption('Heading')
    await page.getByRole('combobox', { name: 'SERIES is' }).selectOption('Leave out')
    await expect(row(page, 'TRIM')).toContainText('Not tried yet')
    await expect(use).toBeDisabled()
    await page.getByRole('button', { name: 'Try on today’s file' }).click()
    await expect(row(page, 'TRIM')).toContainText('As it is')
    await expect(row(page, 'SERIES')).toContainText('Never read')
    await expect(use).toBeEnabled()
    await shoot(page, 'studio-stock-columns-tried')
    expect((await queryLake<Settings[]>(settings)).map(({ stockColumns }) => stockColumns)).toEqual([null])
  })

  test('are in the settings once a manager uses them', async () => {
    const { page } = manager
    await page.getByRole('button', { name: 'Use these columns' }).click()
    await expect(page.getByText('They count from the next file.', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Put back' })).toHaveCount(0)
    const [saved] = await queryLake<Settings[]>(settings)
    expect(saved?.stockColumns).toMatchObject([
      { column: 'TRIM', field: 'title' },
      { column: 'SERIES', field: 'leaveOut' },
    ])
    expect([manager.errors, manager.elsewhere]).toEqual([[], []])
  })
})
