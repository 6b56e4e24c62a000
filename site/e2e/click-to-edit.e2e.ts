// In the Studio's Presentation, a click on a text or a picture of the page opens the field that it came from.
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { goTo, signIn } from '../../local/checks/e2e/studio-driver.ts'
import { queryLake } from './content.ts'
import { fetchPage } from './fetch-page.ts'
import { openPreview } from './open-preview.ts'
import { shoot, siteOrigin, studioOrigin } from './site-process.ts'

const dealer = 'quayside'
const origin = siteOrigin(dealer)
const PATHS = ['/', '/special-offers', '/locations', '/about-us', '/search/new-used-and-demo-cars']

/** Pages of texts that staff write. */
const WRITTEN = ['/', '/special-offers', '/about-us']

/** The characters in which the content's client hides where a text is edited. */
const STEGA = '[\\u200b-\\u200d\\ufeff]{4,}'

/** Opens a page in Presentation as an editor of the dealer, with the overlays over what can be edited. */
async function openEditing(studio: Page, path: string): Promise<FrameLocator> {
  await signIn(studio, studioOrigin, 'Editor, Quayside')
  await goTo(studio, `${studioOrigin}/preview?preview=${encodeURIComponent(origin + path)}`)
  const site = studio.frameLocator('iframe')
  await expect(site.locator('sanity-visual-editing')).toBeAttached()
  // The site has reported its address to the Studio: now they are connected.
  await expect(studio).toHaveURL(/sanity-preview-perspective/)
  return site
}

test('a click on the heading opens the page’s document at the heading’s field', { tag: '@long' }, async ({
  browser,
}) => {
  const studio = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  const site = await openEditing(studio, '/')
  const home = await queryLake<{ _id: string; title: string }>(
    '*[_type == "page" && slug.current == "home" && tenant->slug.current == $slug][0]{_id, "title": blocks[_type == "hero"][0].slides[0].title}',
    { slug: dealer },
  )
  const heading = site.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(home.title)
  await heading.hover()
  await shoot(studio, 'click-to-edit-heading')
  await heading.click()
  await expect(studio).toHaveURL(new RegExp(`/page/${home._id}`))
  await expect.poll(() => focusedValue(studio)).toBe(home.title)
  await shoot(studio, 'click-to-edit-heading-field')
  await studio.close()
})

test('a click on an offer’s picture opens the offer at the field of its picture', async ({ browser }) => {
  const studio = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  const site = await openEditing(studio, '/special-offers')
  const picture = site.locator('article.offer img[data-sanity*="type=offer"]').first()
  const [, id] = /id=([^;]+);/.exec((await picture.getAttribute('data-sanity')) ?? '') ?? []
  await picture.scrollIntoViewIfNeeded()
  await picture.hover()
  await shoot(studio, 'click-to-edit-picture')
  await picture.click()
  await expect(studio).toHaveURL(new RegExp(`/offer/${id}`))
  const field = studio.getByRole('group').filter({ hasText: 'Description of the picture' })
  await expect(field.getByRole('img', { name: 'Preview of uploaded image' })).toBeVisible()
  await expect.poll(() => field.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await shoot(studio, 'click-to-edit-picture-field')
  await studio.close()
})

test('a click on an offer of several dealers opens it for an editor to read', { tag: '@long' }, async ({
  browser,
}) => {
  const studio = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  const site = await openEditing(studio, '/special-offers')
  const heading = site.locator('article.offer').getByRole('heading', { name: /^Roadside cover/ })
  await heading.scrollIntoViewIfNeeded()
  await heading.hover()
  await heading.click()
  await expect(studio).toHaveURL(/offer-shared-roadside-cover/)
  await expect(studio.getByText('does not have permission to edit this document')).toBeVisible()
  await studio.close()
})

test('the hidden marks of a preview are in texts only, not in attributes, title or JSON-LD', async ({
  browser,
}) => {
  const page = await browser.newPage()
  for (const path of PATHS) {
    await openPreview(page, dealer, 'editor-quayside', path)
    const found = await page.evaluate((pattern) => {
      const stega = new RegExp(pattern)
      const all = [...document.querySelectorAll('*')]
      const attributes = all.flatMap((element) =>
        [...element.attributes]
          .filter(({ value }) => stega.test(value))
          .map(({ name }) => `${element.tagName} ${name}`),
      )
      const unseen = all
        .filter(({ tagName, textContent }) => tagName === 'TITLE' && stega.test(textContent ?? ''))
        .map(({ tagName }) => tagName)
      const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
        .filter(({ textContent }) => stega.test(textContent ?? ''))
        .map(() => 'ld+json')
      return {
        wrong: [...attributes, ...unseen, ...data],
        texts: stega.test(document.querySelector('main')?.textContent ?? ''),
        fields: [...document.querySelectorAll('main [data-sanity]')].map(
          (element) => /path=([^;:.]+)/.exec(element.getAttribute('data-sanity') ?? '')?.[1],
        ),
      }
    }, STEGA)
    expect([path, found.wrong]).toEqual([path, []])
    if (path === '/locations') expect(found.fields).toEqual(expect.arrayContaining(['name', 'address']))
    if (path === '/special-offers') expect(found.fields).toContain('image')
    if (WRITTEN.includes(path)) expect([path, found.texts]).toEqual([path, true])
  }
  await page.close()
})

test('shoppers’ pages have no hidden marks and name no field', async () => {
  for (const path of PATHS) {
    const { html } = await fetchPage(dealer, path)
    expect([path, html.includes('<main')]).toEqual([path, true])
    expect([path, new RegExp(STEGA).test(html), html.includes('data-sanity')]).toEqual([path, false, false])
  }
})

/** What is in the field that has the focus. */
const focusedValue = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused.value : ''
  })
