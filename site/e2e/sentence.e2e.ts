// Searching by a sentence: typed over the results and on the front page, sent without JavaScript, and finding nothing.
import { expect, type Page, test } from '@playwright/test'
import { counted } from './search-page.ts'
import { closeAll, expectSoundPage, openWatched, shoot, siteOrigin } from './site-process.ts'

const ALL = '/search/new-used-and-demo-cars'
const at = (path: string, dealer = 'quayside') => siteOrigin(dealer) + path

const box = (page: Page) => page.getByRole('searchbox', { name: 'Describe what you are looking for' })
const pills = (page: Page) =>
  page.getByRole('region', { name: 'Selected filters' }).getByRole('link', { name: /^Remove/ })
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')
const understood = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/search/understand'))

test('a typed sentence becomes pills, an address and one entry of the history', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(at(ALL))
  await box(page).focus()
  await box(page).pressSequentially('auto suv under 35k near 2000, ')
  await expect(page).toHaveURL(at(`${ALL}?body=SUV&transmission=Automatic&price=-35000&near=2000&within=50`))
  await box(page).pressSequentially('not white')
  const sentence = `${ALL}?body=SUV&transmission=Automatic&not_colour=White&price=-35000&near=2000&within=50`
  await expect(page).toHaveURL(at(sentence))
  await expect(pills(page)).toHaveText([
    'SUV',
    'Automatic',
    'Not white',
    'Up to $35,000',
    'Within 50 km of 2000',
  ])
  await expect(box(page), 'the text stays while typing').toHaveValue(/not white$/)
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false')
  const found = await counted(page).textContent()

  await box(page).press('Enter')
  await expect(box(page), 'understood words are pills').toHaveValue('')
  await expect(page).toHaveURL(at(sentence))
  await page.reload()
  await expect(counted(page)).toHaveText(found ?? '')
  await expectSoundPage(page, 'a sentence')

  await page.getByRole('link', { name: 'Remove Not white' }).click()
  await expect(page).toHaveURL(at(sentence.replace('&not_colour=White', '')))
  await expect(pills(page)).toHaveCount(4)
  await page.goBack()
  await expect(pills(page)).toHaveCount(5)
  await page.goBack()
  await expect(page, 'the whole sentence was one entry').toHaveURL(at(ALL))
  expect(errors).toEqual([])
  await closeAll(context)
})

test('words that are not understood stay in the box, and a failed request leaves the cars', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360)
  await page.goto(at(ALL, 'throttle-lane'))
  await box(page).focus()
  const before = await counted(page).textContent()
  await page.route('**/search/understand**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/search/understand'))
  await box(page).pressSequentially('cheapest used rally')
  await failed
  await expect(counted(page)).toHaveText(before ?? '')
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.unroute('**/search/understand**')
  const answer = understood(page)
  await box(page).press('Enter')
  await answer
  await expect(page).toHaveURL(at('/search/used-cars?query=rally&sortBy=price-asc', 'throttle-lane'))
  await expect(box(page)).toHaveValue('rally')
  await expect(pills(page)).toHaveText(['“rally”', 'Used', 'Lowest price first'])
  await closeAll(context)
})

test('Enter opens the results when the request for them does not return', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360)
  await page.goto(at(ALL, 'throttle-lane'))
  await box(page).focus()
  // Never answered.
  await page.route('**/search/understand**', () => {})
  await box(page).fill('cheapest used rally')
  await box(page).press('Enter')
  await expect(page).toHaveURL(at('/search/used-cars?query=rally&sortBy=price-asc', 'throttle-lane'))
  await expect(pills(page)).toHaveText(['“rally”', 'Used', 'Lowest price first'])
  await closeAll(context)
})

test('without JavaScript a sentence extends its search, and an empty result offers relaxations', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await page.goto(at(`/search/used-cars?fuel=Petrol`))
  await box(page).fill('manual suv under $5,000, not white')
  await box(page).press('Enter')
  await expect(page).toHaveURL(
    at('/search/used-cars?body=SUV&fuel=Petrol&transmission=Manual&not_colour=White&price=-5000'),
  )
  await expect(pills(page)).toHaveText(['Used', 'SUV', 'Petrol', 'Manual', 'Not white', 'Up to $5,000'])
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  const relaxation = page.getByRole('region', { name: /^Or / }).getByRole('link').first()
  const promised = /\d[\d,]* [a-z]+$/.exec((await relaxation.textContent()) ?? '')?.[0]
  await relaxation.click()
  await expect(counted(page), 'as many as the link names').toHaveText(promised ?? '')
  await expect(cards(page).first()).toBeVisible()
  await closeAll(context)
})

test('the relaxations of an empty result are sound and followed by key', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 360)
  await page.goto(at(`${ALL}?body=SUV&transmission=Manual&price=-9500`))
  await expectSoundPage(page, 'nothing found')
  const relaxation = page.getByRole('region', { name: /^Or / }).getByRole('link').first()
  const promised = /\d[\d,]* [a-z]+$/.exec((await relaxation.textContent()) ?? '')?.[0]
  await relaxation.press('Enter')
  await expect(counted(page)).toHaveText(promised ?? '')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('the front page previews the results of a sentence before it is submitted', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 360)
  await page.goto(at('/', 'redgum'))
  const field = page.getByRole('search').getByRole('searchbox')
  const preview = page.getByRole('region', { name: 'What your words find' })
  await field.focus()
  await field.pressSequentially('4x4 diesel ute under 60k')
  await expect(preview.getByRole('listitem').filter({ hasText: 'Up to $60,000' })).toBeVisible()
  const show = preview.getByRole('link', { name: /^Show \d/ })
  const count = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? 'none'
  await expectSoundPage(page, 'a preview')
  await field.press('Escape')
  await expect(preview).toHaveCount(0)
  await field.press('Enter')
  await expect(page).toHaveURL(at(`${ALL}?body=Ute&fuel=Diesel&drive=4x4&price=-60000`, 'redgum'))
  await expect(counted(page)).toContainText(count)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('words without an effect are below the pills in a shareable address, and can be hidden', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await page.goto(at(ALL))
  await box(page).fill('shiny suv near me, under 40k under 100,000 km')
  await box(page).press('Enter')
  const sentence = `${ALL}?query=shiny&body=SUV&price=-40000&km=-100000&unused=near+me`
  await expect(page).toHaveURL(at(sentence))
  await expect(pills(page)).toHaveText(['“shiny”', 'SUV', 'Up to $40,000', 'Under 100,000 km'])
  const note = page.getByRole('region', { name: 'Words that are no filter' })
  await expect(note).toContainText('We do not know shiny')
  await expect(note).toContainText(/Not used: near me Try “used, under \$30k, near \d{4}”/)
  await note.getByRole('link', { name: 'Hide this note' }).click()
  await expect(page).toHaveURL(at(sentence.replace('&unused=near+me', '')))
  const { context: other, page: shared } = await openWatched(browser, 360)
  await shared.goto(at(sentence))
  await expect(shared.getByRole('region', { name: 'Words that are no filter' })).toBeVisible()
  await expectSoundPage(shared, 'words that are no filter')
  await closeAll(context, other)
})

test('a sentence without anything about a car lists no stock and has an example', async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(at(ALL, 'redgum'))
  await box(page).fill('hello how are you')
  await box(page).press('Enter')
  await expect(page).toHaveURL(at(`${ALL}?unused=hello+how+are+you`, 'redgum'))
  await expect(page.getByRole('heading', { name: /^What \w+ are you looking for\?$/ })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expectSoundPage(page, 'a sentence about nothing')
  await shoot(page, 'words-nothing-1280')
  await page.getByRole('link', { name: /^Show all \d/ }).click()
  await expect(page).toHaveURL(at(ALL, 'redgum'))
  await expect(cards(page).first()).toBeVisible()
  expect(errors).toEqual([])
  await closeAll(context)
})

test('a number before the name of a filter is that filter', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  await page.goto(at(`${ALL}?text=5+doors+4+cylinders+5+seats`))
  await expect(page).toHaveURL(at(`${ALL}?seats=5&doors=5&cylinders=4`))
  await expect(pills(page)).toHaveText(['5 seats', '5 doors', '4 cylinders'])
  await expect(cards(page).first()).toBeVisible()
  await page.goto(at(`${ALL}?text=2+berths+in+dalby+or+4350`, 'redgum'))
  await expect(pills(page).first()).toHaveText('Sleeps 2')
  await expect(pills(page)).toHaveText([/^Sleeps 2$/, /^Redgum /, /^Redgum /])
  await expect(cards(page).first()).toBeVisible()
  await shoot(page, 'words-counts-1280')
  await closeAll(context)
})
