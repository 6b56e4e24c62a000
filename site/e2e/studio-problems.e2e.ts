// What stops Publish, what is worth a look, and where something shows, as a dealer's staff find them in the Studio.
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { field, leaveForm, openDocument, setString, signIn } from '../../local/checks/e2e/studio-driver.ts'
import { discardDraft, queryLake, saveDraft, uploadPicture } from './content.ts'
import { shoot, studioOrigin } from './site-process.ts'

interface Named {
  id: string
  name: string
}

// One start of the Studio for the editor's tests: each opens its form anew.
test.describe.configure({ mode: 'default' })

let page: Page
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await signIn(page, studioOrigin, 'Editor, Quayside')
})
test.afterAll(() => page.close())

const ownOffers =
  '*[_type == "offer" && !(_id in path("drafts.**")) && count(sites) == 1 && "tenant-quayside" in sites[]._ref]'
const ownTiles =
  '*[_type == "promoTile" && !(_id in path("drafts.**")) && count(sites) == 1 && "tenant-quayside" in sites[]._ref]'

test('an editor who clears a required field reads what stops Publish, and gets to the field from there', async () => {
  const [offer] = await queryLake<Named[]>(`${ownOffers} | order(_id asc){"id": _id, name}`)
  if (!offer) throw new Error('Quayside has no offer of its own.')
  await openDocument(page, studioOrigin, 'offer', offer.id)
  try {
    await setString(page, 'name', '')
    const reasons = page.getByRole('button', { name: '1 thing stops this' })
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
    await reasons.click()
    const list = page.getByTestId('reasons')
    await expect(list).toBeVisible()
    await shoot(page, 'studio-reasons')
    // A picture of the whole page changes the window's size, which closes the list.
    if (!(await list.isVisible())) await reasons.click()
    await list.getByRole('button', { name: /Give the offer a name/ }).click()
    await expect(field(page, 'name').getByRole('textbox')).toBeFocused()
    await page.keyboard.type(offer.name)
    await expect(page.getByTestId('action-publish')).toBeVisible()
  } finally {
    await leaveForm(page)
    await discardDraft(offer.id)
  }
})

test('a link to a page that the site does not have stops Publish', async () => {
  const [tile] = await queryLake<Named[]>(`${ownTiles} | order(_id asc){"id": _id, name}`)
  if (!tile) throw new Error('Quayside has no tile of its own.')
  await saveDraft(tile.id, { link: '/no-such-page' })
  await openDocument(page, studioOrigin, 'promoTile', tile.id)
  try {
    await page.getByRole('button', { name: /stops? this$/ }).click()
    await expect(page.getByTestId('reasons')).toContainText('Leads nowhere: we can’t find that page.')
  } finally {
    await leaveForm(page)
    await discardDraft(tile.id)
  }
})

test('a tile that asks for the place of another is warned of with its name and days, and can go out', {
  tag: '@long',
}, async () => {
  const tiles = await queryLake<(Named & { position: number })[]>(
    `${ownTiles}[defined(position)] | order(_id asc){"id": _id, name, position}`,
  )
  const [tile, other] = tiles
  if (!tile || !other) throw new Error('Quayside has no two tiles with a place.')
  await saveDraft(tile.id, { position: 5, start: '2031-07-01T00:00:00Z', expiry: '2031-07-31T13:59:00Z' })
  await saveDraft(other.id, { position: 5, start: '2031-07-10T00:00:00Z', expiry: '2031-08-31T13:59:00Z' })
  await openDocument(page, studioOrigin, 'promoTile', tile.id)
  try {
    const warnings = page.getByTestId('warnings')
    await expect(warnings).toContainText('1 thing worth a look, but it can go out')
    await expect(warnings).toContainText(
      `“${other.name}” also has place 5 on Quayside Motors from 10 July 2031`,
    )
    await expect(page.getByTestId('action-publish')).toBeEnabled()
    await shoot(page, 'studio-clash')
  } finally {
    await leaveForm(page)
    await discardDraft(tile.id)
    await discardDraft(other.id)
  }
})

test('a picture that is too small is warned of with both sizes, and can go out', {
  tag: '@long',
}, async () => {
  const [tile] = await queryLake<Named[]>(`${ownTiles} | order(_id asc){"id": _id, name}`)
  if (!tile) throw new Error('Quayside has no tile of its own.')
  const create = { width: 300, height: 200, channels: 3, background: '#1549d8' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const asset = { _type: 'reference', _ref: await uploadPicture(bytes, 'small.png') }
  await saveDraft(tile.id, { image: { _type: 'image', asset, alt: 'Blue' } })
  await openDocument(page, studioOrigin, 'promoTile', tile.id)
  try {
    await expect(page.getByTestId('warnings')).toContainText(
      'It will look blurred: 300 × 200 pixels of it show, and “Tile among the results” is 420 × 280.',
    )
    await expect(page.getByTestId('action-publish')).toBeEnabled()
    await shoot(page, 'studio-small-picture')
  } finally {
    await leaveForm(page)
    await discardDraft(tile.id)
  }
})

test('the column beside a form answers once for each site of a marketer, by name', { tag: '@long' }, async ({
  browser,
}) => {
  const marketer = await browser.newPage()
  await signIn(marketer, studioOrigin, 'Sam Ortega')
  await openDocument(marketer, studioOrigin, 'offer', 'offer-shared-roadside-cover')
  await expect(marketer.getByRole('heading', { name: /^It shows now on \d of your \d sites$/ })).toBeVisible()
  const answers = marketer.getByTestId('explanation')
  await expect(answers.nth(1)).toBeVisible()
  const names = await answers.allInnerTexts()
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names.map((text) => text.split('\n')[0])).size).toBe(names.length)
  await shoot(marketer, 'studio-explain')
  await marketer.close()
})
