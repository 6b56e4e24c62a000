// Searches work but the one for similar cars fails: body is removed from the index's filterable attributes, and restored.
import { expect, test } from '@playwright/test'
import { closeAll, openWatched, siteOrigin } from './site-process.ts'
import { findCars } from './stock-command.ts'

const index = `${process.env.E2E_SEARCH_URL}/indexes/Car_production`
const headers = {
  authorization: `Bearer ${process.env.E2E_SEARCH_KEY}`,
  'content-type': 'application/json',
}

/** Asks the search server. @throws what it answers when it refuses */
async function ask<T>(address: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(address, { ...init, headers })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Changes what may be filtered by, and waits until it holds. */
async function filterBy(attributes: readonly unknown[]): Promise<void> {
  const { taskUid } = await ask<{ taskUid: number }>(`${index}/settings/filterable-attributes`, {
    method: 'PUT',
    body: JSON.stringify(attributes),
  })
  await expect
    .poll(
      async () => (await ask<{ status: string }>(`${process.env.E2E_SEARCH_URL}/tasks/${taskUid}`)).status,
    )
    .toBe('succeeded')
}

test('ERR-09, SIM-08: without an answer on similar cars the page leads to a search of its kind', async ({
  browser,
}) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  const cars = await findCars('status = in_stock AND simple_body = SUV AND id STARTS WITH kerbside')
  let path = ''
  const similar = page.getByRole('region', { name: /^Similar/ })
  const attributes = await ask<unknown[]>(`${index}/settings/filterable-attributes`)
  try {
    await filterBy(attributes.filter((each) => each !== 'simple_body'))
    // A page opened before is cached with its cars.
    await expect(async () => {
      path = cars.pop()?.path ?? ''
      await page.goto(siteOrigin('kerbside') + path)
      expect(await similar.getByRole('article').count()).toBe(0)
    }).toPass()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(similar.getByRole('link', { name: 'See all' })).toBeVisible()
    await expect(page.getByRole('alert'), 'it is only logged').toHaveCount(0)
  } finally {
    await filterBy(attributes)
  }
  await similar.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(/\/search\/.*body=SUV|\/search\/suv/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(siteOrigin('kerbside') + path)
  await expect(async () => {
    await page.reload()
    await expect(similar.getByRole('article').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(errors).toEqual([])
  await closeAll(context)
})

test('SIM-05: a page sent without similar cars shows six placeholders, then the cars', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 1280)
  const similar = page.getByRole('region', { name: /^Similar/ })
  const cars = await findCars('status = in_stock AND simple_body = SUV AND id STARTS WITH quayside')
  const attributes = await ask<unknown[]>(`${index}/settings/filterable-attributes`)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/similar.data*', async (route) => {
    await released
    await route.continue()
  })
  try {
    await filterBy(attributes.filter((each) => each !== 'simple_body'))
    // A page opened before is cached with its cars.
    await expect(async () => {
      await page.goto(siteOrigin('quayside') + (cars.pop()?.path ?? ''))
      expect(await similar.getByRole('article').count()).toBe(0)
    }).toPass()
    await similar.scrollIntoViewIfNeeded()
    await expect(similar.getByRole('status').locator('.skel')).toHaveCount(6)
  } finally {
    await filterBy(attributes)
  }
  release()
  await expect(similar.getByRole('article')).toHaveCount(6)
  await expect(similar.getByRole('status')).toHaveCount(0)
  expect(errors).toEqual([])
  await closeAll(context)
})
