// What is typed and cannot be read: where it is told, what it stops, and how nothing of it is lost.
import { expect, type Page, test } from '@playwright/test'
import { field, openDocument, signIn } from '../../local/checks/e2e/studio-driver.ts'
import { axeFindings } from './axe-findings.ts'
import { putBack, queryLake, saveDraft, storedDocuments } from './content.ts'
import { closeAll, shoot, studioOrigin } from './site-process.ts'
import { pressPublish, publishButton, stopsButton, typeOver } from './typed-fields.ts'

const OFFER = 'offer-quayside-small-car-finance'
const TILE = 'promoTile-quayside-stocktake'
/** GROQ of a Saturday’s hours. */
const HOURS = 'openingHours[weekday == 6][0].intervals[]{"at": open + " " + close}.at'

let location = ''
let before: Record<string, unknown>[] = []
let page: Page

test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ browser }) => {
  const [found] = await queryLake<string[]>(
    '*[_type == "location" && !(_id in path("drafts.**")) && tenant->slug.current == "quayside"] | order(orderRank asc)._id',
  )
  if (!found) throw new Error('Quayside has no location.')
  location = found
  before = await storedDocuments(location, OFFER, TILE)
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await signIn(page, studioOrigin, 'Editor, Quayside')
})
test.afterEach(() => putBack(before))
test.afterAll(() => closeAll(page.context()))

const saturday = () => page.getByRole('textbox', { name: 'Saturday, Sales' })

test('what cannot be read stops Publish from another tab of the form and after a reload, by the field’s name', async () => {
  await openDocument(page, studioOrigin, 'location', location)
  await typeOver(saturday(), '9-5, 4-6')
  await page.getByTestId('group-tab-contact').click()
  await expect(saturday()).toHaveCount(0)
  await pressPublish(page, 'mouse')
  await expect(page.getByTestId('reasons')).toContainText('Saturday, Sales')
  await expect(page.getByTestId('reasons')).toContainText('These overlap between 4:00 pm and 5:00 pm.')
  await shoot(page, 'studio-typed-reasons')
  await page.reload()
  await stopsButton(page).click()
  await page
    .getByTestId('reasons')
    .getByRole('button', { name: /^Saturday, Sales/ })
    .click()
  await expect(saturday()).toBeFocused()
  await expect(saturday()).toHaveValue('9-5, 4-6')
  expect(await axeFindings(page, 'section')).toEqual([])
  await stopsButton(page).click()
  await page.getByRole('button', { name: 'Leave it as it was' }).click()
  await expect(stopsButton(page)).toHaveCount(0)
  await expect(saturday()).not.toHaveValue('9-5, 4-6')
})

test('what is still being typed at a reload is there again, and Publish puts it on the site', async () => {
  await openDocument(page, studioOrigin, 'location', location)
  await typeOver(saturday(), '7-11')
  await page.reload()
  await expect(saturday()).toHaveValue('7-11')
  await expect(publishButton(page)).toBeEnabled()
  await pressPublish(page, 'mouse')
  await expect.poll(() => queryLake(`*[_id == $id][0].${HOURS}`, { id: location })).toEqual(['07:00 11:00'])
})

test('a field that is left by the browser’s Back is stored', async () => {
  await page.goto(`${studioOrigin}/content/location`)
  await page
    .getByRole('link', { name: /Alexandria/ })
    .first()
    .click()
  await typeOver(saturday(), '6-10')
  await page.goBack()
  await expect(saturday()).toHaveCount(0)
  const draft = () => queryLake(`*[_id == $id][0].${HOURS}`, { id: `drafts.${location}` })
  await expect.poll(draft).toEqual(['06:00 10:00'])
})

test('a special day and ticked holidays that are not added yet stop Publish, and are named', async () => {
  await openDocument(page, studioOrigin, 'location', location)
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByRole('textbox', { name: 'Date' }).fill('3 Mar 2031')
  await page.getByRole('textbox', { name: 'Hours', exact: true }).fill('10-')
  await pressPublish(page, 'mouse')
  await expect(page.getByText('Special days, a new one: Press “Add the day” or Cancel first.')).toBeVisible()
  await page.reload()
  const hours = page.getByRole('textbox', { name: 'Hours', exact: true })
  await expect(hours).toHaveValue('10-')
  await hours.fill('10-1')
  await page.getByRole('button', { name: 'Add the day' }).click()
  await expect(publishButton(page)).toBeEnabled()
  await pressPublish(page, 'mouse')
  const day = () =>
    queryLake<unknown>('*[_id == $id][0].specialHours[date == "2031-03-03"][0].intervals[0].close', {
      id: location,
    })
  await expect.poll(day).toBe('13:00')
  const holiday = page.getByRole('checkbox', { name: 'Good Friday' })
  await holiday.check()
  await pressPublish(page, 'mouse')
  await expect(stopsButton(page)).toBeVisible()
  await holiday.uncheck()
  await expect(stopsButton(page)).toHaveCount(0)
})

test('discarding the changes forgets what is typed, too', async () => {
  await openDocument(page, studioOrigin, 'offer', OFFER)
  const price = field(page, 'price').getByRole('textbox')
  await typeOver(price, '27,111')
  await price.press('Enter')
  await typeOver(price, 'cheap')
  await price.press('Tab')
  await expect(stopsButton(page)).toBeVisible()
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await page
    .getByRole('button', { name: /Discard|Confirm/ })
    .last()
    .click()
  await expect(stopsButton(page)).toHaveCount(0)
  await expect(price).not.toHaveValue('cheap')
})

test('the calendar’s Publish waits for the end that is typed beside it', async () => {
  await saveDraft(TILE, { wide: false })
  await page.goto(`${studioOrigin}/calendar`)
  const bar = page.getByRole('button', { name: /^Stocktake sale, Promo tile/ }).first()
  await bar.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Stocktake sale' })
  const until = panel.getByLabel('Until')
  await typeOver(until, 'one day')
  await panel.getByRole('button', { name: 'Publish' }).click()
  await expect(panel).toContainText('1 thing stops this from going out')
  await typeOver(until, '5 Feb 2031, 5 pm')
  await panel.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => queryLake('*[_id == $id][0].expiry', { id: TILE })).toBe('2031-02-05T06:00:00.000Z')
})
