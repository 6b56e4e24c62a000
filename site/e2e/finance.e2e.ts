// Finance as a shopper uses it: the calculator by keyboard and without JavaScript, the finance page, pre-approval.
import { type BrowserContext, expect, test } from '@playwright/test'
import { reportedIds } from './data-layer.ts'
import { closeAll, expectSoundPage, longAfter, openWatched, siteOrigin, sitePort } from './site-process.ts'
import { freshMobile, readCode } from './text-messages.ts'

const DEALER = 'quayside'
const origin = siteOrigin(DEALER)

/** The path of a vehicle that a lender finances, and its finance link's. */
async function findFinanced({ request }: BrowserContext, dealer = DEALER): Promise<string> {
  const host = new URL(siteOrigin(dealer)).host
  const answer = await request.get(`http://127.0.0.1:${sitePort}/search/new-used-and-demo-cars`, {
    headers: { host },
  })
  const path = /href="(\/cars\/[^"]+)\/finance"/.exec(await answer.text())?.[1]
  if (path === undefined) throw new Error('No financed vehicle among the results.')
  return path
}

test('FIN-11 to FIN-31, FIN-40 to FIN-42, ANA-02: the calculator works by keyboard and reports its first use', {
  tag: '@short',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(origin + (await findFinanced(context)))
  const finance = page.locator('#finance-calculator')
  await finance.scrollIntoViewIfNeeded()
  const result = finance.locator('.calc__out')
  const price = finance.getByRole('spinbutton', { name: 'Purchase price' })
  await expect(result.locator('.display')).toContainText('per week')
  await expect(result).toContainText('comparison rate')
  await expect(finance.getByRole('slider', { name: 'Purchase price, slider' })).toHaveAttribute('step', '500')

  await price.fill('250000')
  await expect(finance.getByText('Cannot be less than $1,000 or more than $250,000')).toBeVisible()
  await price.fill('30000')
  await finance.getByRole('slider', { name: 'Term, slider' }).focus()
  await page.keyboard.press('End')
  await expect(finance.getByRole('spinbutton', { name: 'Term' })).toHaveValue('7')
  await finance.getByRole('radio', { name: 'Monthly' }).press('Space')
  await expect(result.locator('.display')).toContainText('per month')
  await price.fill('1000')
  await expect(result).toContainText('Enquire for Finance')
  expect((await reportedIds(page)).filter((id) => id === 26)).toEqual([26])

  await result.getByRole('button', { name: 'Show More' }).click()
  await expect(result.getByRole('button', { name: 'Show Less' })).toBeVisible()
  await result.getByRole('button', { name: 'Finance Disclaimer' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Finance Disclaimer' })).toContainText(
    'comparison rate 9.06%',
  )
  await page.keyboard.press('Escape')
  await expectSoundPage(page, 'vehicle with calculator')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('FIN-69: a vehicle whose quote fails shows no figure and no fault', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  const asked: unknown[] = []
  await page.route('**/api/youx/quote**', (route) => {
    asked.push(route.request().postDataJSON())
    return route.abort()
  })
  await page.goto(`${siteOrigin('wattlebrook')}/cars/2015-toyota-tarago-gli-wmg304-bu26039`)
  const finance = page.locator('#finance-calculator')
  await finance.scrollIntoViewIfNeeded()
  const fixed = { selfAssessedCreditScore: 'GREAT', loanTerm: 5, whoIsHelping: '' }
  await expect.poll(() => asked[0], 'no lender names figures for it').toMatchObject(fixed)
  await expect(finance.locator('.lender')).toHaveText(/^Enquire for Finance\s*Apply for finance$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tarago')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([])
  await closeAll(context)
})

test('FIN-32, FIN-35: the comparison rate follows the interest rate and not the amount', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(origin + (await findFinanced(context)))
  const finance = page.locator('#finance-calculator')
  await finance.scrollIntoViewIfNeeded()
  const result = finance.locator('.calc__out')
  await expect(result).toContainText('9.06% comparison rate')
  await finance.getByRole('spinbutton', { name: 'Purchase price' }).fill('60000')
  await expect(result).toContainText('9.06% comparison rate')
  await finance.getByRole('spinbutton', { name: 'Interest rate' }).fill('15')
  await expect(result).toContainText('15.59% comparison rate')
  await closeAll(context)
})

test('a changed loan is the same in side column and calculator, without the lender’s own figures', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(origin + (await findFinanced(context)))
  const finance = page.locator('#finance-calculator')
  await finance.scrollIntoViewIfNeeded()
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  const before = (await side.locator('#finance').textContent()) ?? ''
  await expect(finance.locator('.lender')).toBeVisible()
  const result = finance.locator('.calc__out .display')
  const first = (await result.textContent()) ?? ''
  await finance.getByRole('spinbutton', { name: 'Deposit or trade-in' }).fill('5000')
  await expect(result).not.toHaveText(first)
  const payment = (await result.textContent())?.trim() ?? ''
  await expect(side.locator('#finance')).toContainText(payment)
  await expect(side.locator('#finance')).toContainText('$5,000 deposit')
  await expect(finance.locator('.lender')).toBeHidden()
  await finance.getByRole('spinbutton', { name: 'Deposit or trade-in' }).fill('0')
  await expect(side.locator('#finance')).toHaveText(before)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('PRICE-06, FIN-16: figures have separators at rest, keys step them, and a term is held to half years', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(origin + (await findFinanced(context)))
  const finance = page.locator('#finance-calculator')
  await finance.scrollIntoViewIfNeeded()
  const price = finance.getByRole('spinbutton', { name: 'Purchase price' })
  await price.fill('30000')
  // Keys are heard once the calculator's script has taken the figure over.
  await expect(price).toHaveAttribute('aria-valuenow', '30000')
  await price.press('PageUp')
  await expect(price).toHaveValue('35,000')
  await price.press('Shift+ArrowDown')
  await expect(price).toHaveValue('30,000')
  await price.press('ArrowUp')
  await expect(price).toHaveValue('30,500')
  const term = finance.getByRole('spinbutton', { name: 'Term' })
  await term.fill('3.3')
  await term.blur()
  await expect(term).toHaveValue('3.5')
  await closeAll(context)
})

test('FUEL-01 to FUEL-03, OPEN-64: the fuel cost follows the typed distance, to cents', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360)
  await page.goto(origin + (await findFinanced(context)))
  const cost = page.getByRole('heading', { name: 'Fuel cost calculator' }).locator('..')
  await cost.scrollIntoViewIfNeeded()
  await expect(cost.getByLabel('Fuel price per litre')).toHaveValue('$1.70')
  const result = cost.locator('.fuel__out b')
  await expect(result).toHaveText(/^\$\d+\.\d\d$/)
  const before = Number((await result.textContent())?.slice(1))
  await cost.getByLabel('Distance per week').fill('1,250 kms')
  await expect(result).toHaveText(/^\$[1-9]\d\d\.\d\d$/)
  expect(Number((await result.textContent())?.slice(1)) / before, 'five times as far').toBeCloseTo(5, 2)
  await closeAll(context)
})

test('FIN-45, FIN-46, FIN-51, FIN-68: without JavaScript calculator and finance page are forms', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  const path = await findFinanced(context)
  await page.goto(origin + path)
  const finance = page.locator('#finance-calculator')
  await finance.getByRole('spinbutton', { name: 'Purchase price' }).fill('30000')
  await finance.locator('.calc__every').getByText('Monthly').click()
  await finance.getByRole('button', { name: 'Calculate' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}/finance-quote\\?`))
  await expect(page.locator('.calc__out .display')).toContainText('per month')

  await page.goto(`${origin}${path}/finance`)
  await expect(page).toHaveURL(
    /\/finance\?preferredDealership=[^&]+&vehiclePriceBudget=\d+&car_id=[^&]+&car_type=\w+/,
  )
  const side = page.getByRole('complementary', { name: 'The vehicle' })
  const price = (await side.locator('.price').textContent())?.replace(/[^\d,]/g, '') ?? ''
  await expect(page.getByLabel('Amount to finance')).toHaveValue(price)
  await page.getByLabel('First Name').fill('Robin')
  await page.getByLabel('Email').fill('robin@shopper.example')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page).toHaveURL(/\/success/)
  await expect(page.getByRole('heading', { level: 2, name: `$${price} over 5 years` })).toBeVisible()
  const weekly = page.getByRole('definition').filter({ hasText: /\$[\d,]+ a week/ })
  await expect(weekly, 'a repayment never without its comparison rate').toContainText(/\d% comparison rate/)
  await expect(page.getByRole('list', { name: 'Have ready for the call' }).getByRole('listitem')).toHaveCount(
    3,
  )
  await closeAll(context)
})

const REACHED = [
  ['quayside', 360],
  ['throttle-lane', 1280],
] as const
for (const [index, [dealer, width]] of REACHED.entries()) {
  const title = `${dealer} at ${width}: what a week reaches is one figure in slider, calculator and cards`
  test(title, longAfter(1, index), async ({ browser }) => {
    const { context, page, errors } = await openWatched(browser, width)
    await page.goto(`${siteOrigin(dealer)}/finance`)
    const slider = page.getByRole('slider', { name: 'Weekly payment' })
    const before = Number(await slider.inputValue())
    await slider.focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
    const weekly = before + 5
    await expect(page.getByRole('heading', { name: `$${weekly} a week or less` })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`perWeek=${weekly}$`))
    await expect(slider).toBeFocused()
    await expect(page.locator('.calc__out .display')).toHaveText(`$${weekly} per week`)
    const reached = await page.locator('.pay__reach').textContent()
    const price = page.getByRole('spinbutton', { name: 'Purchase price' })
    expect(`$${await price.inputValue()}`).toBe(reached)
    const cars = page.getByRole('region', { name: `$${weekly} a week or less` })
    for (const text of await cars.getByText(/^\$\d+\/week/).allTextContents())
      expect(Number(/\d+/.exec(text)?.[0])).toBeLessThanOrEqual(weekly)
    await expectSoundPage(page, `${dealer}: finance`)
    const all = cars.getByRole('link', { name: /^Show all [\d,]+/ })
    const count = /[\d,]+/.exec((await all.textContent()) ?? '')?.[0] ?? ''
    await all.click()
    await expect(page.getByRole('main')).toContainText(new RegExp(`\\b${count}\\b`))
    expect(errors).toEqual([])
    await closeAll(context)
  })
}

test('without JavaScript what a week reaches is a form', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await page.goto(`${origin}/finance?perWeek=120`)
  await expect(page.getByRole('heading', { name: '$120 a week or less' })).toBeVisible()
  await page.getByRole('button', { name: 'Show cars' }).click()
  await expect(page).toHaveURL(/\/finance\?perWeek=120/)
  await page.getByRole('spinbutton', { name: 'Deposit or trade-in' }).fill('5000')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Deposit or trade-in' })).toHaveValue('5,000')
  await closeAll(context)
})

test('FIN-47 to FIN-65, ERR-24, ERR-25: estimate, details and a verified number lead to the provider', {
  tag: '@short',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(`${origin}/finance`)
  await expect(page.getByRole('link', { name: 'View All Used Cars' })).toHaveAttribute(
    'href',
    '/search/used-cars',
  )
  const promo = page.getByRole('region', { name: 'Get Finance Now' })
  const featured = await promo.getByRole('article').count()
  expect(featured, 'FIN-49').toBeGreaterThan(0)
  expect(featured, 'FIN-49').toBeLessThanOrEqual(6)
  await page.getByRole('link', { name: 'Start Finance Journey' }).click()
  const journey = page.getByRole('main')
  await expect(page).toHaveURL(/\/personalised\/finance\?/)
  await expect(page.getByRole('heading', { name: 'Apply for finance' })).toBeVisible()
  await expect(journey.getByText('5 year term, 10.0% deposit').first()).toBeVisible()
  // Each of them is a button once the page is hydrated.
  await expect(journey.getByRole('list', { name: 'Steps' }).getByRole('button')).toHaveCount(4)
  const price = journey.getByLabel('Vehicle price')
  await expect(price, 'PRICE-06').toHaveValue('30,000')
  await price.fill('a9b999')
  await expect(price).toHaveValue('9999')
  await price.blur()
  await expect(price, 'PRICE-06').toHaveValue('10,000')
  await expect(journey.getByRole('complementary', { name: 'Your estimate' })).toContainText('per week')
  await journey.getByRole('list', { name: 'Steps' }).getByRole('button', { name: 'Apply to lender' }).click()
  await expect(journey.getByText('Please complete the form step before proceeding')).toBeVisible()

  await journey.getByLabel('First Name').fill('Robin')
  await journey.getByLabel('Last Name').fill('Shopper')
  await journey.getByLabel('Email').fill('robin@shopper.example')
  await journey.getByLabel('Postcode').fill('2000')
  await page.keyboard.press('Enter')
  await journey.getByRole('checkbox', { name: /may use what I said/ }).check()
  await journey.getByRole('button', { name: /^Next/ }).click()
  await expectSoundPage(page, 'finance with the journey open')
  const mobile = freshMobile()
  await journey.getByRole('textbox', { name: 'Mobile' }).fill(mobile)
  await page.keyboard.press('Enter')
  await expect(journey.getByText('Code sent!')).toBeVisible()
  await journey.getByRole('textbox', { name: 'Verification code' }).fill(readCode(DEALER, mobile))
  expect(errors).toEqual([])
  const refused = 'Failed to create customer or no redirect URL received.'
  const application = /\/personalised\/finance\.data/
  await page.route(application, (route) => route.abort())
  const apply = journey.getByRole('button', { name: 'Apply to lender' }).last()
  await apply.click()
  const alert = journey.getByRole('alert')
  await expect(alert).toHaveText(refused)
  const [field, below] = [
    await journey.getByRole('textbox', { name: 'Mobile' }).boundingBox(),
    await alert.boundingBox(),
  ]
  expect(below?.y, 'it is below the number').toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0))
  await page.unroute(application)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && application.test(request.url())) sent.push(request.postData() ?? '')
  })
  await apply.dblclick()
  await expect(page).toHaveURL(/\/personalised\/finance\/application\?reference=[\dA-F]{8}$/)
  expect(
    sent.filter((body) => body.includes('apply')),
    'pressed twice, sent once',
  ).toHaveLength(1)
  const kept = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.includes('.form.finance')),
  )
  expect(kept, 'nothing is kept once it is sent').toEqual([])
  await closeAll(context)
})

test('FIN-46, FIN-53, FIN-63, FIN-64, ROUTE-20: the finance journey works without JavaScript', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  await page.goto(`${origin}/personalised/finance?price=45000&loanTerm=3&credit_score=decent`)
  await expect(page.getByLabel('Vehicle price'), 'PRICE-06').toHaveValue('45,000')
  await expect(page.getByRole('radio', { name: 'Decent' })).toBeChecked()
  const next = page.getByRole('button', { name: /^Next/ })
  await next.click()
  await next.click()
  await expect(page.getByRole('alert').getByRole('link').first()).toHaveText('Tell us your first name')
  await page.getByLabel('First Name').fill('Robin')
  await page.getByLabel('Last Name').fill('Shopper')
  await page.getByLabel('Email').fill('robin@shopper.example')
  await page.getByLabel('Postcode').fill('2000')
  await next.click()
  await page.getByRole('checkbox', { name: /may use what I said/ }).check()
  await next.click()
  const mobile = freshMobile()
  await page.getByLabel('Mobile').fill(mobile)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await page.getByLabel('Verification code').fill(readCode(DEALER, mobile))
  await page.getByRole('button', { name: 'Apply to lender' }).click()
  await expect(page).toHaveURL(/\/personalised\/finance\/application\?reference=[\dA-F]{8}$/)
  await closeAll(context)
})
