// The search form of the front page.
import { expect, test } from '@playwright/test'
import { counted } from './search-page.ts'
import { closeAll, longAfter, openWatched, siteOrigin } from './site-process.ts'

// One dealer collapses sold cars in a row.
for (const [index, dealer] of ['kerbside', 'quayside'].entries()) {
  test(
    `${dealer}: the finder’s button names as many cars as its results`,
    longAfter(1, index),
    async ({ browser }) => {
      const { context, page } = await openWatched(browser, 1280)
      await page.goto(siteOrigin(dealer))
      const button = page.getByRole('search').getByRole('button', { name: /^Show [\d,]+ cars$/ })
      const promised = (await button.textContent())?.match(/[\d,]+ cars/)?.[0] ?? 'no number'
      await button.click()
      const count = counted(page)
      await expect(count).toHaveText(promised)
      await closeAll(context)
    },
  )
}

for (const javaScriptEnabled of [true, false]) {
  test(`the finder’s button names no number after a choice (JavaScript: ${javaScriptEnabled})`, async ({
    browser,
  }) => {
    const { context, page } = await openWatched(browser, 1280, { javaScriptEnabled })
    await page.goto(siteOrigin('quayside'))
    const finder = page.getByRole('search').filter({ has: page.getByLabel('Make') })
    const submit = finder.getByRole('button', { name: 'Search stock', exact: true })
    await expect(finder.getByRole('button', { name: /^Show [\d,]+ cars$/ })).toBeVisible()
    await finder.getByLabel('Make').selectOption({ index: 1 })
    await expect(submit).toBeVisible()
    await finder.getByLabel('Make').selectOption({ index: 0 })
    await expect(submit).toBeHidden()
    await finder.getByRole('radio', { name: /^Used/ }).check({ force: true })
    await expect(submit).toBeVisible()
    await closeAll(context)
  })
}

test('arrow keys choose the licence, and the picker counts and shows what may be ridden', {
  tag: '@long',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('throttle-lane'))
  const picker = page.getByRole('region', { name: 'Your licence. Your bike.' })
  const count = picker.getByRole('status')
  const licences = picker.getByRole('group', { name: 'You hold' }).getByRole('radio')
  const randomNumber = async () =>
    Number(/[\d,]+/.exec((await count.textContent()) ?? '')?.[0].replace(',', ''))
  await licences.first().focus()
  const forLearners = await randomNumber()
  await page.keyboard.press('ArrowLeft')
  await expect(licences.last()).toBeFocused()
  await expect(licences.last()).toBeChecked()
  await expect.poll(randomNumber).toBeGreaterThan(forLearners)
  await page.keyboard.press('ArrowRight')
  await expect.poll(randomNumber).toBe(forLearners)
  await expect(picker.getByText('Full licence only').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/filtered_features=/)
  const found = counted(page)
  await expect(found).toContainText(String(forLearners))
  await closeAll(context)
})
