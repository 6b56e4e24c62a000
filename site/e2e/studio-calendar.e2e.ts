// The Studio's calendar as the marketer uses it: two tiles of her own making, moved by mouse and by keyboard.
import { expect, type Page, test } from '@playwright/test'
import { signIn } from '../../local/checks/e2e/studio-driver.ts'
import { axeFindings } from './axe-findings.ts'
import { mutateLake, queryLake } from './content.ts'
import { shoot, studioOrigin } from './site-process.ts'

test.describe.configure({ mode: 'serial' })

const SITE = 'tenant-quayside'
const WINTER = 'promoTile-e2e-winter'
const STOCKTAKE = 'promoTile-e2e-stocktake'

/** A tile at a place of Quayside’s that no other tile has, in days of Sydney’s winter. */
const tile = (id: string, name: string, start: string, expiry: string) => ({
  _id: id,
  _type: 'promoTile',
  name,
  headline: name,
  link: '/search',
  position: 23,
  start: `${start}T00:00:00+10:00`,
  expiry: `${expiry}T23:59:00+10:00`,
  sites: [{ _type: 'reference', _ref: SITE, _key: 'first' }],
})

type Times = { start: string; expiry: string } | null

const inventDraft = (id: string) =>
  queryLake<Times>('*[_id == $id][0]{start, expiry}', { id: `drafts.${id}` })

let page: Page
const errors: string[] = []

test.beforeAll(async ({ browser }) => {
  await mutateLake([
    { createOrReplace: tile(WINTER, 'Winter tyres', '2027-06-14', '2027-06-20') },
    { createOrReplace: tile(STOCKTAKE, 'July stocktake', '2027-07-05', '2027-07-18') },
  ])
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    timezoneId: 'Australia/Perth',
  })
  page = await context.newPage()
  await signIn(page, studioOrigin, 'Sam Ortega')
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(`${studioOrigin}/calendar/weeks/2027-06-14`)
  await page.getByLabel('Site', { exact: true }).selectOption({ label: 'Quayside Motors' })
  // The choice is in the address, so a reload and a link keep it.
  await expect(page).toHaveURL(new RegExp(`/calendar/weeks/2027-06-14/${SITE}`))
})

test.afterAll(async () => {
  await mutateLake(
    [WINTER, STOCKTAKE].flatMap((id) => [{ delete: { id } }, { delete: { id: `drafts.${id}` } }]),
  )
  await page.context().close()
})

const bar = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, Promo tile`) })

test('a tile dragged to July clashes there, on the site’s own days, and becomes a draft', async () => {
  await expect(page.getByText('Sydney time (AEDT)')).toBeVisible()
  await expect(bar('Winter tyres')).toBeVisible()
  const box = await bar('Winter tyres').boundingBox()
  if (!box) throw new Error('The tile is not to be seen.')
  const day = (box.width + 2) / 7
  const [x, y] = [box.x + day * 2.5, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + day * 10, y, { steps: 4 })
  await page.mouse.move(x + day * 21, y, { steps: 4 })
  await expect(page.getByRole('status')).toContainText('21 days later')
  await page.mouse.up()
  await expect(bar('Winter tyres')).toHaveAccessibleName(/from Monday 5 July( 2027)?, 12:00 am/)
  await expect(bar('Winter tyres')).toHaveAccessibleName(
    /until Sunday 11 July( 2027)?, 11:59 pm, draft, clashes with July stocktake for 7 days/,
  )
  await expect(page.getByText('Clash, 7 days', { exact: true })).toBeVisible()
  await expect
    .poll(() => inventDraft(WINTER))
    .toEqual({ start: '2027-07-04T14:00:00.000Z', expiry: '2027-07-11T13:59:00.000Z' })
  await shoot(page, 'studio-calendar-clash')
})

test('keys stretch it by days, say so, and 23:59 stays 23:59', async () => {
  await bar('Winter tyres').focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByRole('status')).toHaveText(
    /^Winter tyres, until Thu 8 Jul( 2027)?, 11:59 pm, 3 days shorter$/,
  )
  await expect.poll(async () => (await inventDraft(WINTER))?.expiry).toBe('2027-07-08T13:59:00.000Z')
  await expect(page.getByText('Clash, 4 days', { exact: true })).toBeVisible()
})

test('undo reverts the last step, and deletes the draft with the first one', async () => {
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await inventDraft(WINTER))?.expiry).toBe('2027-07-11T13:59:00.000Z')
  await page.getByRole('button', { name: /^Undo: Winter tyres/ }).click()
  await expect.poll(() => inventDraft(WINTER)).toBeNull()
  await expect(bar('Winter tyres')).toHaveAccessibleName(/until Sunday 20 June( 2027)?, 11:59 pm$/)
})

test('T types any minute, as people write it', async () => {
  await bar('July stocktake').focus()
  await page.keyboard.press('t')
  const until = page.getByRole('dialog', { name: 'July stocktake' }).getByLabel('Until')
  await expect(until).toBeFocused()
  await until.fill('18 jul 2027 4.47pm')
  await until.press('Enter')
  await expect.poll(async () => (await inventDraft(STOCKTAKE))?.expiry).toBe('2027-07-18T06:47:00.000Z')
  await page.keyboard.press('Escape')
  await expect(bar('July stocktake')).toBeFocused()
})

test('days dragged over ask what is new, and a draft of those days is made', async () => {
  const lane = page.getByRole('group', { name: 'Place 8 Results, 1st of 2' })
  const [box, row] = await Promise.all([bar('Winter tyres').boundingBox(), lane.boundingBox()])
  if (!box || !row) throw new Error('The lane is not to be seen.')
  const day = (box.width + 2) / 7
  const y = row.y + row.height / 2
  await page.mouse.move(box.x + day * 8.5, y)
  await page.mouse.down()
  await page.mouse.move(box.x + day * 10.5, y, { steps: 3 })
  await page.mouse.up()
  const panel = page.getByRole('dialog', { name: /^New, Tue 22 Jun( 2027)? to Thu 24 Jun/ })
  await panel.getByLabel('Name').fill('Three days only')
  await panel.getByRole('button', { name: 'Make a draft' }).click()
  const made = lane.getByRole('button', { name: /^Three days only, Promo tile, place 8/ })
  await expect(made).toHaveAccessibleName(
    /from Tuesday 22 June( 2027)?, 12:00 am.*24 June( 2027)?, 11:59 pm, draft/,
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Undo: Three days only/ }).click()
  await expect(made).toHaveCount(0)
})

test('N on the days after them asks the same, by keyboard alone', async () => {
  await page.getByRole('button', { name: /^Place 8: something new/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: /^New, Fri 25 Jun( 2027)? to Sat 26 Jun/ })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('axe finds nothing in the lanes and in the list, and the console is silent', async () => {
  const findings = () => axeFindings(page, '[data-calendar]')
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByRole('rowheader', { name: 'Winter tyres' })).toBeVisible()
  expect(await findings()).toEqual([])
  expect(errors).toEqual([])
})
