// What the location that a shopper chooses in a form decides.
import { expect, test } from '@playwright/test'
import { patchDocument } from './content.ts'
import { closeAll, openWatched, siteOrigin } from './site-process.ts'
import { run } from './stock-command.ts'

const DEALER = 'wattlebrook'
const SETTINGS = `tenant-${DEALER}`
const FLAG = 'flags.locationSetsDealership'

test.afterEach(() => patchDocument(SETTINGS, { unset: [FLAG] }))

test('LEAD-33: where a site says so, an enquiry belongs to the dealership of the location that was chosen', {
  tag: '@long',
}, async ({ browser }) => {
  await patchDocument(SETTINGS, { set: { [FLAG]: true } })
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin(DEALER)}/contact-us`)
  await expect(page.locator('main form[novalidate]')).toBeVisible()
  const form = page.getByRole('main').getByRole('form')
  await form.getByLabel('Location').selectOption('Wattlebrook Penrith')
  await form.getByLabel('First Name').fill('Hannah')
  await form.getByLabel('Last Name').fill('Okafor')
  await form.getByLabel('Email').fill('hannah.okafor@example.com')
  await form.getByLabel(/^Comments/).fill('Which of you has parts for a 2014 tipper?')
  await form.getByRole('button', { name: 'Enquire Now' }).click()
  await expect(page).toHaveURL(/\/success/)
  const listed = await run('local/leads.ts', ['list', DEALER, '--json', '--limit', '1'])
  const [{ id }] = JSON.parse(listed.join('')) as [{ id: string }]
  const lead = (await run('local/leads.ts', ['show', DEALER, id])).join('\n')
  expect(lead).toMatch(/dealership_slug.*wattlebrook-penrith/)
  await closeAll(context)
})
