// A dealer's own system pushes a vehicle with the dealer's key: it is on the site at once, and removed when the system
// deletes it. The import report is for staff only.
import { expect, type Page, test } from '@playwright/test'
import { dealers, expectSoundPage, shoot, siteOrigin, sitePort } from './site-process.ts'
import { changeCar, findCars, readPicture, stock } from './stock-command.ts'

const [dealer = '', other = ''] = dealers
const vehicle = {
  stocknum: 'E2E-PUSHED',
  make: 'Pushed',
  model: 'Wagon',
  badge: 'Sport',
  year: 2021,
  car_type: 'used',
  status: 'In Stock',
  odometer: '12,000 km',
  dapprice: '$31,500',
  body: 'Wagon',
  colour: 'Green',
}
const path = '/cars/2021-pushed-wagon-sport-e2e-pushed'
let key = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  ;[key = ''] = await stock('key', dealer)
})
test.afterAll(async () => {
  await post([{ stocknum: vehicle.stocknum, status: 'deleted' }])
  await stock('key', dealer, '--revoke')
})

const post = (rows: unknown, to = dealer) =>
  fetch(`http://127.0.0.1:${sitePort}/api/stock/${to}?format=dms-json`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(rows),
  })

/** The address of a picture that the photo host has. */
async function anyPicture(): Promise<string> {
  const [car] = await findCars(`status = in_stock AND photos_count > 1 AND id STARTS WITH ${dealer}`)
  return readPicture(dealer, car?.stocknum ?? '')
}

async function openPushed(page: Page): Promise<void> {
  await expect(async () => {
    expect((await page.goto(siteOrigin(dealer) + path))?.status()).toBe(200)
  }).toPass()
}

test('a pushed vehicle is shown, repriced and removed as pushed', async ({ page }) => {
  const open = async () => (await page.goto(siteOrigin(dealer) + path))?.status()
  const answer = await post([vehicle, { stocknum: 'E2E-BAD', make: 'Pushed' }])
  expect(await answer.json()).toMatchObject({
    counts: { new: 1, 'set aside': 1 },
    results: [{ outcome: 'new' }, { accepted: false, problem: { field: 'model' } }],
  })
  await expect(async () => expect(await open()).toBe(200)).toPass()
  await post([{ ...vehicle, dapprice: '$29,900' }])
  await expect(async () => {
    await open()
    await expect(page.getByRole('main').getByText('$29,900').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const report = await stock('why', dealer, vehicle.stocknum.toLowerCase())
  expect(report.join('\n')).toMatch(/E2E-PUSHED.*: live at \/cars\/[\s\S]*\$31,500 → \$29,900/)
  await post([{ stocknum: vehicle.stocknum, status: 'deleted' }])
  await expect(async () => expect(await open()).not.toBe(200)).toPass()
})

test('OPEN-41, VDP-02, VDP-09: a reduced price is its page’s only price, a panorama its interior', async ({
  page,
}) => {
  const picture = await anyPicture()
  const images = [picture, `${picture}?second`]
  await post([{ ...vehicle, images, reduced_price: '$27,900', spin_interior_image: picture }])
  await openPushed(page)
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  await expect(side).toContainText('$27,900')
  await expect(side).toContainText('Was $31,500')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join('')).toMatch(/"price":27900\b/)
  await page.getByRole('link', { name: 'Interior' }).first().click()
  const inside = page.getByRole('region', { name: 'Interior' })
  await expect(inside.getByRole('img')).toBeInViewport()
  await inside.focus()
  await page.keyboard.press('ArrowRight')
  await expect(inside, 'the keys move the panorama, not the gallery').toBeInViewport()
  await expectSoundPage(page, 'a vehicle with an interior')
  await post([{ stocknum: vehicle.stocknum, status: 'deleted' }])
})

test('a saved vehicle whose price falls says by how much on the saved page', async ({ page }) => {
  await post([vehicle])
  await openPushed(page)
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await post([{ ...vehicle, dapprice: '$29,900' }])
  await expect(async () => {
    await page.goto(`${siteOrigin(dealer)}/saved`)
    const main = page.getByRole('main')
    await expect(main.getByText('$1,600 less than when you saved it')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectSoundPage(page, 'a saved vehicle that became cheaper')
  await shoot(page, 'saved-cheaper')
  await post([{ stocknum: vehicle.stocknum, status: 'deleted' }])
})

test('VDP-08: a car with the code of a spin is shown all round by the provider’s viewer', {
  tag: '@long',
}, async ({ page }) => {
  const picture = await anyPicture()
  await post([{ ...vehicle, images: [picture], spin_code: 'suv-slim.red' }])
  await openPushed(page)
  await page.getByRole('link', { name: 'Spin it round' }).click()
  const viewer = page.frameLocator('iframe[title$="all round"]')
  await viewer.getByRole('slider', { name: 'Turn the vehicle' }).fill('9')
  await expect(viewer.getByRole('img')).toHaveAttribute('src', /spin-09/)
  await post([{ stocknum: vehicle.stocknum, status: 'deleted' }])
})

test('VDP-10: a hotspot follows the spin and names what is there', { tag: '@long' }, async ({ page }) => {
  const picture = await anyPicture()
  const frames = Array.from({ length: 36 }, (_, at) =>
    picture.replace(/[^/]+\/([^/]+)\/([^/]+)$/, `suv-slim/spin-${String(at).padStart(2, '0')}/red.webp`),
  )
  const positions = { '0': { x: 50, y: 56 }, '40': { x: 79, y: 54 } }
  const hotspots = { exterior: [{ description: 'LED lamps that follow the road', positions }] }
  await post([{ ...vehicle, images: [picture], spin_images: frames, hotspots }])
  await openPushed(page)
  const turn = page.getByRole('slider', { name: 'Turn the vehicle' })
  const point = page.getByRole('button', { name: 'LED lamps that follow the road' })
  await turn.fill('4')
  await expect(page.locator('.spin[aria-busy=false]')).toBeVisible()
  await point.press('Enter')
  await expect(page.getByRole('paragraph').filter({ hasText: 'LED lamps that follow' })).toBeVisible()
  await expectSoundPage(page, 'a spin with a hotspot')
  await shoot(page, 'vehicle-hotspot')
  await page.keyboard.press('Escape')
  await turn.fill('12')
  await expect(point).toHaveCount(0)
  await post([{ stocknum: vehicle.stocknum, status: 'deleted' }])
})

test('a push key is refused for another dealer', async () => {
  expect((await post([vehicle], other)).status).toBe(403)
})

test('VDP-37, VDP-39, LEAD-40: a vehicle of an unknown status is SOLD, and only similar ones are offered', async ({
  page,
}) => {
  await post([vehicle])
  await openPushed(page)
  await changeCar(dealer, vehicle.stocknum, { status: 'withdrawn' })
  const side = page.getByRole('complementary', { name: 'Price and actions' })
  await expect(async () => {
    await page.reload()
    await expect(side.getByText('SOLD', { exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(side.getByRole('link', { name: /Reserve|Finance|Enquire/ })).toHaveCount(0)
  await side.getByRole('link', { name: 'Find Me Something Similar' }).click()
  await expect(page.getByRole('dialog').getByLabel('First Name')).toBeVisible()
})
