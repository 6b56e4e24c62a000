// A dealer's tags: what loads when, and what is sent to whom. The providers are stood in for by the browser.
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { patchDocument } from './content.ts'
import { fetchPage } from './fetch-page.ts'
import { closeAll, expectSoundPage, openWatched, siteOrigin } from './site-process.ts'

const DEALER = 'throttle-lane'
const origin = siteOrigin(DEALER)
const settings = `siteSettings-${DEALER}`
const IDS = { googleAnalytics: 'G-7KQ2M4XN1P', metaPixel: '123456789012345' }

/** Sends each command on, as the real script does. */
const GOOGLE = `(() => {
  const send = (entry) => fetch('https://region1.google-analytics.com/g/collect', {
    method: 'POST', mode: 'no-cors', body: JSON.stringify([...entry]) });
  const isCommand = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]';
  const push = dataLayer.push;
  dataLayer.push = (...entries) => { entries.filter(isCommand).forEach(send); return push.apply(dataLayer, entries); };
  dataLayer.filter(isCommand).forEach(send);
})()`
const META = `(() => {
  const send = (words) => { new Image().src = 'https://www.facebook.com/tr?' + new URLSearchParams({ words: JSON.stringify(words) }); };
  fbq.callMethod = (...words) => send(words);
  fbq.queue.forEach(send);
})()`

interface Collected {
  readonly loaded: string[]
  readonly google: unknown[][]
  readonly meta: unknown[][]
}

async function collect(context: BrowserContext): Promise<Collected> {
  const collected: Collected = { loaded: [], google: [], meta: [] }
  await context.route(/googletagmanager\.com|connect\.facebook\.net/, (route) => {
    const address = route.request().url()
    collected.loaded.push(address)
    const body = address.includes('facebook') ? META : GOOGLE
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await context.route(/google-analytics\.com\/g\/collect/, (route) => {
    collected.google.push(JSON.parse(route.request().postData() ?? '[]'))
    return route.fulfill({ status: 204 })
  })
  await context.route(/www\.facebook\.com\/tr/, (route) => {
    const words = new URL(route.request().url()).searchParams.get('words')
    collected.meta.push(JSON.parse(words ?? '[]'))
    return route.fulfill({ status: 204 })
  })
  return collected
}

const question = (page: Page) => page.getByRole('region', { name: 'Measuring' })

/** The settings reach the pages within moments. */
async function setTags(tags: Record<string, string>): Promise<void> {
  await patchDocument(settings, { set: { tags } })
  await expect(async () => {
    const { html } = await fetchPage(DEALER, '/')
    expect(html).toContain(IDS.googleAnalytics)
    expect(html.includes('advanced')).toBe(tags.asks === 'advanced')
  }).toPass()
}

test.afterEach(() => patchDocument(settings, { unset: ['tags'] }))

test('without ids nobody is asked, and the policy lets nobody else in', async ({ browser }) => {
  await expect(async () => {
    expect((await fetchPage(DEALER, '/')).html).not.toContain('G-7KQ2M4XN1P')
  }).toPass()
  const { context, page, errors } = await openWatched(browser, 1280)
  const answer = await page.goto(origin)
  expect(answer?.headers()['content-security-policy']).not.toContain('google')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Measuring choices' })).toHaveCount(0)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('nothing loads before “Okay” nor after “No thanks”, and the foot of the page has the choice again', async ({
  browser,
}) => {
  await setTags(IDS)
  const { context, page, errors } = await openWatched(browser, 360)
  const collected = await collect(context)
  await page.goto(origin)
  await expect(question(page)).toContainText('Google and Meta')
  const box = await question(page).boundingBox()
  expect(box?.height, 'at most a quarter of a first screen').toBeLessThanOrEqual(800 / 4)
  await expectSoundPage(page, 'the question whether others may count')
  await question(page).getByRole('button', { name: 'No thanks' }).click()
  await expect(question(page)).toHaveCount(0)
  await page.reload()
  const again = page.getByRole('button', { name: 'Measuring choices' })
  await again.click()
  await expect(question(page)).toBeVisible()
  expect(collected.loaded).toEqual([])
  await question(page).getByRole('button', { name: 'Okay' }).click()
  await expect.poll(() => collected.loaded.length).toBe(2)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('after “Okay” a vehicle’s view is sent in the standard’s words, without what people typed', async ({
  browser,
}) => {
  await setTags(IDS)
  const { context, page, errors } = await openWatched(browser, 1280)
  const collected = await collect(context)
  await page.goto(`${origin}/search?utm_source=news&sender=jane@shopper.example`)
  await question(page).getByRole('button', { name: 'Okay' }).click()
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/cars\/./)
  const view = () =>
    collected.google.find(([command, name]) => command === 'event' && name === 'asc_item_pageview')
  await expect.poll(view).toBeTruthy()
  expect(view()?.[2]).toMatchObject({
    event_owner: 'forecourt',
    page_type: 'item',
    item_make: expect.any(String),
    item_price: expect.any(Number),
    send_to: IDS.googleAnalytics,
  })
  expect(collected.google[0]).toEqual([
    'consent',
    'default',
    expect.objectContaining({ ad_storage: 'granted' }),
  ])
  await expect
    .poll(() => collected.meta.map(([command, name]) => `${command} ${name}`))
    .toEqual(
      expect.arrayContaining([
        'set autoConfig',
        `init ${IDS.metaPixel}`,
        'track ViewContent',
        'track PageView',
      ]),
    )
  expect(JSON.stringify(collected)).not.toContain('shopper.example')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('where the dealer says so Google counts without cookies before the answer, and the pixels wait', async ({
  browser,
}) => {
  await setTags({ ...IDS, asks: 'advanced' })
  const { context, page, errors } = await openWatched(browser, 1280)
  const collected = await collect(context)
  await page.goto(origin)
  await expect
    .poll(() => collected.google[0])
    .toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ])
  expect(collected.loaded.filter((address) => address.includes('facebook'))).toEqual([])
  await question(page).getByRole('button', { name: 'Okay' }).click()
  const views = () =>
    collected.google.filter(([command, name]) => command === 'event' && name === 'page_view')
  const update = ['consent', 'update', expect.objectContaining({ ad_storage: 'granted' })]
  await expect.poll(() => collected.google).toContainEqual(update)
  await expect.poll(() => collected.loaded.filter((address) => address.includes('facebook')).length).toBe(1)
  expect(views(), 'the page is counted once').toHaveLength(1)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('a page of the shopper’s own asks nothing and sends nothing', async ({ browser }) => {
  await setTags({ ...IDS, asks: 'advanced' })
  const { context, page, errors } = await openWatched(browser, 1280)
  const collected = await collect(context)
  await page.goto(`${origin}/sign-in`)
  await expect(page.getByRole('main')).toBeVisible()
  // Idle scripts are there once the presses have their recorder, and the tags a moment later.
  await page.waitForFunction(() => !Array.isArray((window as unknown as { presses?: unknown }).presses))
  await expect(question(page)).toHaveCount(0)
  expect(collected.loaded).toEqual([])
  expect(errors).toEqual([])
  await closeAll(context)
})

/** What a chat box does on a page: a style element of its own, a line to its server, a frame. */
const CRISP = `(() => {
  const style = document.createElement('style');
  style.textContent = '.crisp-box { position: fixed; right: 8px; bottom: 8px; width: 60px; height: 60px; background: rgb(1, 2, 3) }';
  document.head.append(style);
  const box = document.createElement('button');
  box.className = 'crisp-box';
  box.textContent = 'Chat of ' + CRISP_WEBSITE_ID;
  document.body.append(box);
  fetch('https://client.crisp.chat/settings', { mode: 'no-cors' });
})()`

test('a chat box of the dealer’s loads after “Okay”, with its own styles and its server, and without one nothing of it may', async ({
  browser,
}) => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
  await patchDocument(settings, { set: { tags: { crisp: id } } })
  await expect(async () => expect((await fetchPage(DEALER, '/')).html).toContain(id)).toPass()
  const { context, page, errors } = await openWatched(browser, 360)
  const asked: string[] = []
  await context.route(/crisp\.chat/, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return asked.length === 1
      ? route.fulfill({ contentType: 'text/javascript', body: CRISP })
      : route.fulfill({ status: 204 })
  })
  await page.goto(origin)
  await expect(question(page)).toContainText('Crisp')
  expect(asked).toEqual([])
  await question(page).getByRole('button', { name: 'Okay' }).click()
  const box = page.getByRole('button', { name: `Chat of ${id}` })
  await expect(box).toHaveCSS('background-color', 'rgb(1, 2, 3)')
  await expect.poll(() => asked).toEqual(['/l.js', '/settings'])
  await patchDocument(settings, { unset: ['tags'] })
  await expect(async () => {
    const answer = await page.goto(origin)
    expect(answer?.headers()['content-security-policy']).not.toMatch(/crisp|style-src [^;]*unsafe-inline/)
  }).toPass()
  expect(errors).toEqual([])
  await closeAll(context)
})

test('the place of a vehicle and the question together take at most a quarter of a phone’s first screen', async ({
  browser,
}) => {
  const other = 'quayside'
  const document = `siteSettings-${other}`
  await patchDocument(document, { set: { tags: IDS } })
  try {
    await expect(async () => {
      expect((await fetchPage(other, '/')).html).toContain(IDS.googleAnalytics)
    }).toPass()
    const { context, page, errors } = await openWatched(browser, 360)
    await collect(context)
    await page.goto(`${siteOrigin(other)}/search/quayside-parramatta`)
    await question(page).getByRole('button', { name: 'No thanks' }).waitFor()
    const vehicle = await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .getAttribute('href')
    await page.goto(`${siteOrigin(other)}${vehicle}`)
    const place = await page.getByRole('note', { name: 'Where this vehicle is' }).boundingBox()
    const asked = await question(page).boundingBox()
    const screen = await page.evaluate(() => innerHeight)
    expect((place?.height ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(screen / 4)
    expect(place?.height, 'it is there').toBeGreaterThan(0)
    expect(errors).toEqual([])
    await closeAll(context)
  } finally {
    await patchDocument(document, { unset: ['tags'] })
  }
})
