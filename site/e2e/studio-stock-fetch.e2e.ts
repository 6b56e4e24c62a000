// A new site's first manager is invited, joins, and has the stock fetched from an address, all in the Studio; then the
// address fails and is said to. Clicks are printed. What is made here is removed afterwards.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDealer, plainStarter } from '@forecourt/tenants/lifecycle'
import { expect, type Page, test } from '@playwright/test'
import { createClient } from '@sanity/client'
import { mutateLake, queryLake } from './content.ts'
import { measured } from './hands.ts'
import { expectNoAxe, openStudio } from './open-studio.ts'
import { shoot, studioOrigin } from './site-process.ts'
import { deleteCars, findCars, run } from './stock-command.ts'

test.describe.configure({ mode: 'serial' })

// The runs of a dealer outlive its content, so that each try has a dealer of its own.
const TRY = Date.now().toString(36)
const SLUG = `ridge-${TRY}`
const NAME = `Ridge ${TRY}`
const MANAGER = `Mick ${TRY}`
const EMAIL = `mick@${SLUG}.example`
const PASSWORD = 'stock-password'
// The password is typed wrong at first, and tried again.
const CLICKS = 14
const HEAD = 'stocknum,make,model,year,condition,price'
const CSV = `${HEAD}\nR1,Kia,Rio,2020,used,14990\nR2,Ford,Ranger,2021,used,39990\nR3,Mazda,CX-5,2022,used,33880\n`

let system: Server
let seen: IncomingMessage[] = []
let isOut = false
let manager: Page

test.beforeAll(async () => {
  system = createServer((request, response) => {
    seen.push(request)
    const isKnown =
      request.headers.authorization === `Basic ${Buffer.from(`yard:${PASSWORD}`).toString('base64')}`
    if (!isKnown || isOut) return response.writeHead(isOut ? 404 : 401).end()
    const isSame = request.headers['if-none-match'] === '"1"'
    response.writeHead(isSame ? 304 : 200, { etag: '"1"' }).end(isSame ? '' : CSV)
  })
  await new Promise<void>((done) => system.listen(0, '127.0.0.1', () => done()))
  const client = createClient({
    projectId: 'forecourt',
    dataset: 'production',
    apiHost: studioOrigin,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    token: process.env.E2E_WRITE_TOKEN ?? '',
  })
  const starter = plainStarter({ slug: SLUG, name: NAME, template: 'moto', state: 'WA' })
  await createDealer(client, starter, new Date().toISOString().slice(0, 10))
})
test.afterAll(async () => {
  await manager?.context().close()
  await new Promise((done) => system.close(done))
  const ids = await queryLake<string[]>('*[_id == $id || tenant._ref == $id]._id', { id: `tenant-${SLUG}` })
  await mutateLake(ids.map((id) => ({ delete: { id } })))
  await deleteCars(SLUG)
})

test('an administrator invites the first manager of a new site, whose roles are made on the way', async ({
  browser,
}) => {
  const { page } = await openStudio(browser, 'Robin Ellery')
  await page.goto(`${studioOrigin}/people?site=${SLUG}`)
  await page.getByLabel('Name').fill(MANAGER)
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByRole('radio', { name: 'Manager' }).check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Waiting' })).toContainText(MANAGER)
  await page.context().close()
  const secrets = {
    SANITY_MANAGEMENT_TOKEN: process.env.E2E_WRITE_TOKEN ?? '',
    SESSION_SECRET: 'not-read-by-this-command'.repeat(2),
    STUDIO_ORIGIN: studioOrigin,
  }
  const letter = (await run('site/leads-cli/leads.ts', ['invitations', SLUG], secrets)).join('\n')
  manager = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await manager.goto(/http\S+/.exec(letter)?.[0] ?? '')
  await manager.getByRole('button', { name: `Join as ${MANAGER}` }).click()
  await expect(manager.getByRole('region', { name: 'Site being worked on' })).toContainText(NAME)
})

test('its stock is fetched from an address with a password: tried, read, used and scheduled', async () => {
  await manager.goto(`${studioOrigin}/today`)
  const section = manager.getByRole('region', { name: 'We fetch it from an address' })
  const address = `http://127.0.0.1:${(system.address() as AddressInfo).port}/stock.csv`
  const { clicks } = await measured(
    'stock is fetched from an address',
    manager,
    'mouse',
    async ({ press, write }) => {
      await press(manager.getByRole('link', { name: 'Stock', exact: true }))
      await press(manager.getByRole('tab', { name: /^Files/ }))
      await press(section.getByRole('button', { name: 'Set it up' }))
      await write(section.getByLabel('Address'), address)
      await press(section.getByRole('radio', { name: 'User name and password' }))
      await write(section.getByLabel('User name', { exact: true }), 'yard')
      await write(section.getByLabel('Password', { exact: true }), 'wrong')
      await press(section.getByRole('button', { name: 'Try it now' }))
      await expect(section.getByRole('alert')).toContainText('password or header is not right')
      await expectNoAxe(manager, 'a source being set up')
      await shoot(manager, 'studio-stock-source-form')
      await write(section.getByLabel('Password', { exact: true }), PASSWORD)
      await press(section.getByRole('button', { name: 'Try it now' }))
      await expect(manager.getByRole('heading', { level: 1, name: /^All 3 \w+ ready$/ })).toBeVisible()
      await press(manager.getByRole('button', { name: /^Put \d+ \w+ on the site$/ }))
      await press(manager.getByRole('button', { name: 'Done' }))
    },
  )
  expect(clicks).toBeLessThanOrEqual(CLICKS)
  await expect.poll(async () => (await findCars(`id STARTS WITH ${SLUG}`)).length).toBe(3)
  await expect(section).toContainText('Each night at 02:30')
  await expect(section).toContainText('A password or header is set.')
  await expect(section).not.toContainText(PASSWORD)
})

test('it is fetched again when asked, says that nothing has changed, and what fails', async () => {
  const section = manager.getByRole('region', { name: 'We fetch it from an address' })
  seen = []
  await section.getByRole('button', { name: 'Fetch it now' }).click()
  await expect(section.getByRole('status')).toContainText(/3 (cars|vehicles)/)
  await section.getByRole('button', { name: 'Fetch it now' }).click()
  await expect(section.getByRole('status')).toContainText('nothing has changed')
  isOut = true
  await section.getByRole('button', { name: 'Fetch it now' }).click()
  await expect(section.getByRole('status')).toContainText('There is no file at this address (404).')
  await expect(manager.getByRole('group', { name: 'Recent files' })).toContainText('no file at this address')
  await expectNoAxe(manager, 'a source that fails')
  await shoot(manager, 'studio-stock-source')
  await manager.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(() =>
      manager.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)
  await shoot(manager, 'studio-stock-source-390')
  await manager.setViewportSize({ width: 1280, height: 900 })
  await section.getByRole('button', { name: 'Stop fetching' }).click()
  await manager.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(section.getByRole('button', { name: 'Set it up' })).toBeVisible()
})
