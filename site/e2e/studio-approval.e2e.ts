// A finance offer that needs a manager: an editor asks, the manager sends it back, the editor mends it, the manager approves.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { field, leaveForm, openDocument } from '../../local/checks/e2e/studio-driver.ts'
import { axeFindings } from './axe-findings.ts'
import { mutateLake, patchDocument, putBack, queryLake, storedDocuments } from './content.ts'
import { startCounting } from './hands.ts'
import { openStudio } from './open-studio.ts'
import { shoot, siteOrigin, studioOrigin } from './site-process.ts'

const OFFER = 'offer-quayside-small-car-finance'
const SETTINGS = 'siteSettings-quayside'
const NAME = 'Demonstrator hatchbacks, metallic, at a low rate'

let before: Record<string, unknown>[] = []
test.beforeAll(async () => {
  before = await storedDocuments(OFFER, SETTINGS)
  await patchDocument(SETTINGS, {
    set: { financeNeedsManager: true, creditLicence: 'Australian credit licence 512 884' },
  })
  await patchDocument(OFFER, {
    set: {
      description: 'At 5.99% a year over three years, comparison rate 6.54%. From $32,990 drive away.',
      expiry: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    },
  })
})
test.afterAll(async () => {
  await putBack(before)
  const said = await queryLake<string[]>('*[_type == "offerReview" && offer == $offer]._id', { offer: OFFER })
  await mutateLake(said.map((id) => ({ delete: { id } })))
})

const needs = (page: Page) => page.getByRole('region', { name: 'Needs you' })

async function work(browser: Browser, person: string, viewport = { width: 1280, height: 900 }) {
  const { page, errors } = await openStudio(browser, person, { viewport })
  const { hands, start, print } = startCounting(page, 'mouse')
  const done = async (what: string) => {
    print(what)
    expect(errors.splice(0)).toEqual([])
  }
  return { page, press: hands.press, start, done }
}

test('an editor asks, a manager sends it back, it is mended, approved on Today, and shoppers see it', {
  tag: '@short',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const editor = await work(browser, 'Editor, Quayside')
  const manager = await work(browser, 'Manager, Quayside')

  await test.step('asking is held while the law asks for something, with the way to its field', async () => {
    const { page, press } = editor
    await openDocument(page, studioOrigin, 'offer', OFFER)
    const law = page.getByRole('region', { name: 'What the law asks' })
    await expect(law).toContainText(/All \d+ are there/)
    const months = field(page, 'termMonths').getByRole('textbox')
    await months.fill('')
    await months.press('Enter')
    await expect(law).toContainText('1 missing')
    await expect(law).toContainText('The example isn’t complete')
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Ask a manager' }).click()
    const ask = page.getByRole('dialog', { name: 'Ask for approval' })
    await expect(ask.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled()
    await shoot(page, 'studio-approval-held')
    expect(await axeFindings(page, '[aria-label="What the law asks"]')).toEqual([])
    editor.start()
    await press(ask.getByRole('button', { name: /^The example isn’t complete/ }))
    await expect(ask).toHaveCount(0)
    await months.fill('48')
    await months.press('Enter')
    await expect(law).toContainText(/All \d+ are there/)
    await press(page.getByRole('button', { name: 'Ask a manager' }))
    await ask.getByRole('textbox', { name: 'A word with it' }).fill('For the first Saturday in December.')
    await press(ask.getByRole('button', { name: 'Ask', exact: true }))
    await expect(page.getByRole('button', { name: 'Waiting for a manager' })).toBeVisible()
    await shoot(page, 'studio-approval-waiting')
    await leaveForm(page)
    await editor.done('an editor mends a line and asks')
  })

  await test.step('the manager looks at the card, the list and what is new, and asks for changes', async () => {
    const { page, press } = manager
    await page.goto(`${studioOrigin}/today`)
    await expect(needs(page)).toContainText('For the first Saturday in December.')
    await shoot(page, 'studio-approval-today')
    manager.start()
    await press(needs(page).getByRole('link', { name: /^Look and approve/ }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Approve: Demonstrator')
    await expect(page.getByRole('region', { name: 'What’s new' })).toContainText('48')
    await expect(page.frameLocator('iframe[title="Offer card"]').getByRole('article')).toContainText(
      'comparison rate',
    )
    await shoot(page, 'studio-approval-review')
    expect(await axeFindings(page, 'main', '[aria-label="Your answer"]')).toEqual([])
    await press(page.getByRole('button', { name: 'Ask for changes' }))
    await page.getByRole('textbox', { name: 'What should change?' }).fill('Only for metallic paint: say so.')
    await press(page.getByRole('button', { name: /^Send to/ }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good')
    await manager.done('a manager looks and sends it back')
  })

  await test.step('the editor finds it on Today and in the form, mends it and asks again', async () => {
    const { page, press } = editor
    await expect(needs(page)).toContainText('Sent back: Demonstrator')
    editor.start()
    await press(needs(page).getByRole('link', { name: /^Change it/ }))
    await expect(page.getByTestId('approval-note')).toContainText('Only for metallic paint: say so.')
    const name = field(page, 'name').getByRole('textbox')
    await name.fill(NAME)
    await name.press('Tab')
    await shoot(page, 'studio-approval-back')
    await press(page.getByRole('button', { name: 'Ask again' }))
    const ask = page.getByRole('dialog', { name: 'Ask for approval' })
    await press(ask.getByRole('button', { name: 'Ask', exact: true }))
    await expect(page.getByRole('button', { name: 'Waiting for a manager' })).toBeVisible()
    await editor.done('an editor mends what was sent back')
  })

  await test.step('the manager approves it on Today, on a phone as well as here', async () => {
    const { page, press } = manager
    await expect(needs(page)).toContainText(`asks: ${NAME}`)
    await page.setViewportSize({ width: 390, height: 844 })
    manager.start()
    await press(needs(page).getByRole('link', { name: /^Look and approve/ }))
    await expect(page.getByRole('region', { name: 'What the law asks' })).toContainText(/All \d+ are there/)
    await shoot(page, 'studio-approval-phone')
    await press(page.getByRole('button', { name: /^Approve/ }))
    await expect(page.getByText('Approved and published')).toBeVisible()
    await manager.done('a manager approves')
    const [stored] = await queryLake<{ name: string; draft: boolean; said: string[] }[]>(
      '*[_id == $id]{name, "draft": defined(*[_id == "drafts." + $id][0]), "said": *[_type == "offerReview" && offer == $id] | order(_updatedAt asc).said}',
      { id: OFFER },
    )
    expect(stored).toEqual({ name: NAME, draft: false, said: ['asked', 'sentBack', 'asked', 'approved'] })
  })

  await test.step('shoppers see it', () => expectOnSite(browser))
  await editor.page.context().close()
  await manager.page.context().close()
})

async function expectOnSite(browser: Browser): Promise<void> {
  const shop = await browser.newPage()
  await expect(async () => {
    await shop.goto(`${siteOrigin('quayside')}/offers/small-car-finance`)
    await expect(shop.getByRole('heading', { level: 1 })).toContainText('metallic', { timeout: 500 })
  }).toPass()
  await expect(shop.getByRole('main')).toContainText('48 months')
  await shop.close()
}
