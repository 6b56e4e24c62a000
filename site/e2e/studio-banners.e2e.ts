// A slide of the front page with an end: the shopper's page, the calendar and the preview's stops agree.
import { expect, test } from '@playwright/test'
import { signIn } from '../../local/checks/e2e/studio-driver.ts'
import { discardDraft, patchDocument, queryLake } from './content.ts'
import { openPreview } from './open-preview.ts'
import { closeAll, openWatched, shoot, studioOrigin } from './site-process.ts'

const DEALER = 'quayside'
const END = '2027-07-11T13:59:59.000Z'

type Home = { id: string; hero: string; slide: string; title: string }
let home: Home
let end: string

test.beforeAll(async () => {
  const [found] = await queryLake<Home[]>(
    `*[_type == "page" && slug.current == "home" && tenant->slug.current == $dealer && !(_id in path("drafts.**"))]{
      "id": _id, ...blocks[_type == "hero"][0]{"hero": _key, "slide": slides[0]._key, "title": slides[0].title}
    }`,
    { dealer: DEALER },
  )
  if (!found) throw new Error(`${DEALER} has no front page`)
  home = found
  end = `blocks[_key=="${home.hero}"].slides[_key=="${home.slide}"].expiry`
  await patchDocument(home.id, { set: { [end]: END } })
})

test.afterAll(async () => {
  await discardDraft(home.id)
  await patchDocument(home.id, { unset: [end] })
})

test('the preview stops where a slide of the front page ends, and shows the page without it', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  await openPreview(page, DEALER, 'editor-quayside', '/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.title)
  await page
    .getByRole('navigation', { name: 'What changes on this page' })
    .getByRole('link', { name: 'Banner ends, Sun 11 Jul 2027, 11:59 pm' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(home.title)
  expect(errors).toEqual([])
  await closeAll(context)
})

test('the calendar shows the slide as a banner until its end, and keys stretch it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await signIn(page, studioOrigin, 'Sam Ortega')
  await page.goto(`${studioOrigin}/calendar/weeks/2027-06-14`)
  await page.getByLabel('Site', { exact: true }).selectOption({ label: 'Quayside Motors' })
  const bar = page.getByRole('button', { name: `${home.title}, Home banner` })
  await expect(bar).toHaveAccessibleName(/until Sunday 11 July 2027, 11:59 pm/)
  await shoot(page, 'studio-banners')
  await bar.focus()
  await page.keyboard.press('Shift+ArrowRight')
  const ends = () =>
    queryLake<string | null>('*[_id == $id][0].blocks[_key == $hero][0].slides[_key == $slide][0].expiry', {
      id: `drafts.${home.id}`,
      hero: home.hero,
      slide: home.slide,
    })
  await expect.poll(ends).toBe('2027-07-12T13:59:59.000Z')
  await page.keyboard.press('Control+z')
  await expect.poll(ends).toBeNull()
  await closeAll(context)
})
