// Addresses that lead on, and pages that are not there.
import { expect, test } from '@playwright/test'
import { fetchPage } from './fetch-page.ts'
import { closeAll, expectSoundPage, openWatched, siteOrigin } from './site-process.ts'

test('a redirect answers 301 for good and 302 for now, with the query, and no other dealer has it', async () => {
  expect(await fetchPage('brisbane-mg', '/recalls?utm_source=mail')).toMatchObject({
    status: 301,
    location: '/recall?utm_source=mail',
  })
  expect(await fetchPage('brisbane-mg', '/summer')).toMatchObject({
    status: 302,
    location: '/special-offers',
  })
  expect(await fetchPage('quayside', '/recalls')).toMatchObject({ status: 404 })
})

test('GRP-04: the bare name of a make leads for good to the page that the make has, or nowhere', async () => {
  expect(await fetchPage('wattlebrook', '/toyota?utm_source=mail')).toMatchObject({
    status: 301,
    location: '/toyota/overview?utm_source=mail',
  })
  expect(await fetchPage('wattlebrook', '/no-such-make')).toMatchObject({ status: 404 })
})

test('a page that is not there has a search, four exits and four cars', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  const answer = await page.goto(`${siteOrigin('quayside')}/no-such-page`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page')
  const main = page.getByRole('main')
  for (const name of ['Special offers', 'Our locations', 'Book a service', 'Contact us'])
    await expect(main.getByRole('link', { name })).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(4)
  await expectSoundPage(page, 'not-found')
  await main.getByRole('searchbox').fill('ute')
  await main.getByRole('button', { name: 'Search stock' }).click()
  await expect(page).toHaveURL(/\/search\/.*query=ute/)
  await closeAll(context)
})

test('a policy has its contents, dates and numbered headings', { tag: '@long' }, async ({ browser }) => {
  const { context, page, errors } = await openWatched(browser, 360)
  await page.goto(`${siteOrigin('quayside')}/privacy-policy`)
  await expect(page.getByText(/^Effective from .* October 2026$/)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: /Complaints/ })
    .click()
  await expect(page.getByRole('heading', { name: /Complaints/ })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Privacy policy' })).toHaveCount(1)
  await expectSoundPage(page, 'privacy-policy')
  expect(errors).toEqual([])
  await closeAll(context)
})
