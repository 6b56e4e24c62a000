// A car's video: loaded when it is started, from its card and from the gallery.
import { expect, type Page, test } from '@playwright/test'
import { closeAll, expectSoundPage, openWatched, siteOrigin } from './site-process.ts'
import { findCars } from './stock-command.ts'

/** A vehicle of a dealer that has a film and can be bought. */
async function findFilmed(dealer: string) {
  const cars = await findCars(`status = in_stock AND id STARTS WITH ${dealer}`)
  const filmed = cars.find(({ video_url: film }) => film)
  if (filmed === undefined) throw new Error(`No vehicle of ${dealer} has a film.`)
  return filmed
}

/** Addresses of films that the page requested. */
function listFilms(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('/film/') && requested.push(request.url()))
  return requested
}

const isPlaying = (page: Page) =>
  page.locator('video').evaluate(async (element) => {
    const film = element as HTMLVideoElement
    return { hasTime: film.currentTime > 0, long: Math.round(film.duration), error: film.error?.code ?? 0 }
  })

test('a card’s video loads when its button is pressed, plays in a dialog, and Escape closes it', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  const requested = listFilms(page)
  const { stocknum } = await findFilmed('quayside')
  await page.goto(`${siteOrigin('quayside')}/search/new-used-and-demo-cars?query=${stocknum}`)
  const mark = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Video of / })
  await expect(mark).toBeVisible()
  expect(requested, 'nothing is loaded before').toEqual([])
  await mark.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Video of / })
  await expect.poll(() => isPlaying(page)).toEqual({ hasTime: true, long: 4, error: 0 })
  expect(requested.length).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(mark).toBeFocused()
  expect(errors).toEqual([])
  await closeAll(context)
})

test('VDP-02, VDP-11: the gallery’s second slide is a video that plays by key and stops on leaving', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  const requested = listFilms(page)
  const { path } = await findFilmed('redgum')
  await page.goto(siteOrigin('redgum') + path)
  const pictures = page.getByRole('region', { name: 'Pictures' })
  await expect(
    pictures.getByRole('link', { name: /^(Picture \d+|Spin|Video)$/ }).nth(1),
  ).toHaveAccessibleName('Video')
  const track = pictures.locator('.gallery__track')
  await track.press('ArrowRight')
  const play = pictures.getByRole('link', { name: 'Play the video' })
  await expect(play).toBeInViewport()
  await expect(page.locator('video')).toHaveCount(0)
  expect(requested, 'nothing is loaded before').toEqual([])
  await play.press('Enter')
  const film = pictures.getByLabel(/^Video of /)
  await expect(film).toBeFocused()
  await expect(film).toHaveAttribute('poster', /\/media\//)
  await expect.poll(() => isPlaying(page)).toEqual({ hasTime: true, long: 4, error: 0 })
  await expectSoundPage(page, 'gallery with a film')
  await page.keyboard.press('ArrowRight')
  await expect(film, 'its keys are its own').toBeVisible()
  await pictures.getByRole('link', { name: 'Picture 2' }).click()
  await expect(page.locator('video'), 'it stops').toHaveCount(0)
  await expect(pictures.locator('.gallery__bar .num')).toHaveText(/^2 of/)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('a video started while the gallery scrolls away from it plays, and its slide is shown', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  const { path } = await findFilmed('redgum')
  await page.goto(siteOrigin('redgum') + path)
  const pictures = page.getByRole('region', { name: 'Pictures' })
  const thumb = pictures.getByRole('link', { name: 'Video', exact: true })
  await thumb.click()
  const play = pictures.getByRole('link', { name: 'Play the video' })
  await expect(play).toBeInViewport({ ratio: 1 })
  await expect(thumb).toHaveAttribute('aria-current', 'true')
  await play.evaluate(
    (link) =>
      new Promise<void>((done) => {
        const track = link.closest('.gallery__track')
        const press = () => {
          ;(link as HTMLElement).click()
          done()
        }
        track?.addEventListener('scroll', press, { once: true })
        track?.scrollTo({ left: 0, behavior: 'smooth' })
      }),
  )
  await expect(pictures.getByLabel(/^Video of /)).toBeFocused()
  await expect(thumb).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => isPlaying(page)).toEqual({ hasTime: true, long: 4, error: 0 })
  await closeAll(context)
})

test('without JavaScript card and gallery link to the video file', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 360, { javaScriptEnabled: false })
  const { path, stocknum } = await findFilmed('brisbane-mg')
  await page.goto(`${siteOrigin('brisbane-mg')}/search/new-used-and-demo-cars?query=${stocknum}`)
  const mark = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Video of / })
  const href = (await mark.getAttribute('href')) ?? ''
  await page.goto(siteOrigin('brisbane-mg') + path)
  await page.getByRole('link', { name: 'Video', exact: true }).click()
  const play = page.getByRole('link', { name: 'Play the video' })
  await expect(play).toBeInViewport()
  await expect(play).toHaveAttribute('href', href)
  const part = await fetch(href, { headers: { range: 'bytes=0-99' } })
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/webm'])
  await closeAll(context)
})
