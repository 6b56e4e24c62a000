// The gallery of a vehicle page: pictures by keys and thumbnails, fullscreen, and the spin, with scripts and without.
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { closeAll, expectSoundPage, openWatched, siteOrigin, sitePort } from './site-process.ts'

const DEALER = 'quayside'
const counter = (page: Page) => page.locator('.gallery__bar .num')
const slider = (page: Page) => page.getByRole('slider', { name: 'Turn the vehicle' })

/** A car of the first pages of results, with a spin that loads or without a spin. */
async function findCar({ request }: BrowserContext, spins: boolean): Promise<string> {
  // Names under localhost are known to browsers, not to every machine.
  const get = (path: string) =>
    request.get(`http://127.0.0.1:${sitePort}${path}`, {
      headers: { host: new URL(siteOrigin(DEALER)).host },
    })
  for (const page of [1, 2, 3]) {
    const results = await (await get(`/search/new-used-and-demo-cars?page=${page}`)).text()
    for (const path of new Set([...results.matchAll(/href="(\/cars\/[^"]+)"/g)].map(([, found]) => found))) {
      const html = await (await get(path ?? '')).text()
      const first = /id="spin"[\s\S]*?<img[^>]+src="([^"]+)"/.exec(html)?.[1]
      const loads = first !== undefined && !(await get(first)).headers()['x-picture']
      if (spins ? loads : first === undefined && html.includes('id="picture-7"'))
        return siteOrigin(DEALER) + path
    }
  }
  throw new Error(`No car ${spins ? 'with' : 'without'} a spin among the first results.`)
}

test('VDP-07: a gallery of seven pictures or more is moved by keys, thumbnails and in fullscreen', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await page.goto(await findCar(context, false))
  await expect(counter(page)).toHaveText(/^1 of ([7-9]|\d\d)$/)
  await expect(page.getByRole('img', { name: /illustration$/ }).first()).toBeVisible()
  await page.locator('.gallery__track').press('ArrowRight')
  await expect(counter(page)).toHaveText(/^2 of/)
  await page.getByRole('link', { name: 'Picture 4' }).click()
  await expect(counter(page)).toHaveText(/^4 of/)

  await page.getByRole('link', { name: /^Fullscreen/ }).press('Enter')
  const full = page.getByRole('dialog')
  await expect(full.getByRole('status')).toHaveText(/^4 of/)
  await page.keyboard.press('ArrowRight')
  await expect(full.getByRole('status')).toHaveText(/^5 of/)
  await page.keyboard.press('Escape')
  await expect(full).toHaveCount(0)
  await expect(counter(page)).toHaveText(/^5 of/)
  await expectSoundPage(page, 'gallery')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('VDP-05, VDP-06: a spin opens by itself after the page, turns once, then by keys and dragging', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(await findCar(context, true))
  expect(requested.filter((path) => path.endsWith('/spin'))).toEqual([])

  await expect(page.locator('.spin[aria-busy=false]')).toBeVisible()
  await expect(slider(page), 'nobody has asked for it').not.toBeFocused()
  await expect(slider(page)).not.toHaveValue('4')
  await expect(slider(page)).toHaveValue('4') // once round from three quarters, and it rests
  await slider(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '30 degrees')
  await page.keyboard.press('ArrowRight')

  const stage = await page.locator('.spin__stage').boundingBox()
  if (!stage) throw new Error('The spin has no place.')
  await page.mouse.move(stage.x + 200, stage.y + 100)
  await page.mouse.down()
  await page.mouse.move(stage.x + 240, stage.y + 100, { steps: 4 })
  await page.mouse.up()
  await expect(slider(page)).toHaveValue('6')
  await page.keyboard.press('ArrowRight') // the keys go on turning after a drag (VDP-06)
  await expect(slider(page)).toHaveValue('7')
  await expectSoundPage(page, 'spin')
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Images' }).click()
  await expect(page.locator('.thumbs [aria-current]')).toHaveAccessibleName('Picture 1')
  expect(errors).toEqual([])
  await closeAll(context)
})

test('VDP-05: a visitor who asked for less motion opens the spin, which does not turn by itself', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280, { reducedMotion: 'reduce' })
  await page.goto(await findCar(context, true))
  await page.getByRole('button', { name: 'Spin it round' }).click()
  await expect(page.locator('.spin[aria-busy=false]')).toBeVisible()
  await expect(slider(page)).toBeFocused()
  await expect(slider(page)).toHaveValue('4')
  await closeAll(context)
})

test('VDP-52: a spin whose frames fail to load is logged only, and the pictures still work', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.route('**/cars/*/spin', (route) => route.abort())
  await page.goto(await findCar(context, true))
  await page.getByRole('button', { name: 'Spin it round' }).click()
  await expect(page.getByRole('button', { name: 'Spin it round' })).toBeVisible()
  await expect(page.getByText(/could not be loaded/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Picture 2' }).click()
  await expect(counter(page)).toHaveText(/^2 of/)
  await closeAll(context)
})

test('without JavaScript the spin shows its opening frame and thumbnails lead to pictures', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled: false })
  await page.goto(await findCar(context, true))
  await expect(page.locator('#spin img')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Spin it round' })).toBeHidden()
  await page.getByRole('link', { name: 'Picture 3' }).click()
  await expect(page.locator('#picture-3 img')).toBeInViewport({ ratio: 0.9 })
  await closeAll(context)
})

test('VDP-31, VDP-32: the page asks for its fresh views and shows their number', { tag: '@long' }, async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  const address = await findCar(context, false)
  const asked = page.waitForResponse(
    (answer) => /\/api\/cars\/[^/]+\/view\.json$/.test(answer.url()) && answer.request().method() === 'GET',
  )
  await page.goto(address)
  await (await asked).finished()
  // This dealer shows the number from the second view on.
  const again = page.waitForResponse(
    (answer) => /\/api\/cars\/[^/]+\/view\.json$/.test(answer.url()) && answer.request().method() === 'GET',
  )
  await page.reload()
  const { views } = await (await again).json()
  expect(views).toBeGreaterThan(1)
  await expect(page.getByText(`Viewed ${views} times`)).toBeVisible()
  expect(errors).toEqual([])
  await closeAll(context)
})

test('VDP-03, VDP-04: a car with a spin opens on it, with a hint to swipe until it is touched', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 360, { hasTouch: true, isMobile: true })
  await page.goto(await findCar(context, true))
  await expect(page.locator('#spin')).toBeInViewport()
  const stage = page.locator('.spin__stage')
  const hint = page.getByText('Swipe to spin')
  await expect(page.locator('.spin[aria-busy=false]')).toBeVisible()
  await expect(hint).toBeVisible()
  await stage.tap()
  await expect(hint).toBeHidden()
  await closeAll(context)
})

test('VDP-03, VDP-15: a car without a spin opens on its first picture, of 600 by 400', async ({
  browser,
}) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(await findCar(context, false))
  const picture = page.locator('#picture-1 img')
  await expect(picture).toBeInViewport()
  await expect(picture).toHaveAttribute('width', '600')
  await expect(picture).toHaveAttribute('height', '400')
  await closeAll(context)
})
