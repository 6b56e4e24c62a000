// Keyboard use: the focus is never lost when its element is removed, and never covered.
import { expect, type Page, test } from '@playwright/test'
import { closeAll, follow, openWatched, siteOrigin } from './site-process.ts'

const SEARCH = '/search/new-used-and-demo-cars'
const box = (page: Page, index: number) => page.getByRole('checkbox', { name: /^Compare/ }).nth(index)

test('removing an item moves the focus to its neighbour', { tag: '@long' }, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(`${siteOrigin('quayside')}${SEARCH}?body=SUV&colour=White&transmission=Automatic`)
  const pills = page.getByRole('region', { name: 'Selected filters' }).getByRole('link', { name: /^Remove/ })
  await pills.nth(1).press('Enter')
  await expect(pills).toHaveCount(2)
  await expect(pills.nth(1)).toBeFocused()
  await pills.nth(1).press('Enter')
  await expect(pills).toHaveCount(1)
  await pills.first().press('Enter')
  await expect(pills).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused()

  await page.getByRole('link', { name: 'Page 2', exact: true }).press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('region', { name: 'Results' }), 'a page begins at its top').toBeFocused()

  for (const index of [0, 1, 2]) await box(page, index).check()
  const removals = page.getByRole('form', { name: 'Compare' }).getByRole('button', { name: /^Remove/ })
  await removals.nth(0).press('Enter')
  await expect(removals).toHaveCount(2)
  await expect(removals.nth(0)).toBeFocused()
  await follow(page.getByRole('form', { name: 'Compare' }).getByRole('link', { name: /^Compare/ }))
  await expect(page).toHaveURL(/\/compare\?/)
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^Remove/ })).toBeFocused()
  await page.getByRole('link', { name: /^Remove/ }).press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: 'Search stock' })).toBeFocused()
  await closeAll(context)
})

test('WCAG 2.4.11: on a small screen toolbar and compare tray never cover the focused element', {
  tag: '@short',
}, async ({ browser }) => {
  const { context, page } = await openWatched(browser, 320)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(siteOrigin('quayside') + SEARCH)
  await box(page, 0).check()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').last().focus()
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(hiddenBy)).toBe('')
  }
  await closeAll(context)
})

test('one link skips the filters, and one leads back to them', async ({ browser }) => {
  const { context, page } = await openWatched(browser, 1280)
  await page.goto(siteOrigin('quayside') + SEARCH)
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused()
  await page.keyboard.press('Tab')
  const there = page.getByRole('link', { name: 'Skip to results' })
  await expect(there).toBeFocused()
  await expect(there).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
  // The router scrolls to the fragment once it has the address.
  await expect(page).toHaveURL(/#results$/)
  await page.keyboard.press('Tab')
  const first = page.getByRole('region', { name: 'Results' }).getByRole('article').first()
  await expect(first.getByRole('heading').getByRole('link')).toBeFocused()

  const back = page.getByRole('link', { name: 'Skip to filters' })
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  await expect(back).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(there).toBeFocused()
  await closeAll(context)
})

/** What covers the middle of the element that has the focus; '' where it is seen. */
function hiddenBy(): string {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return 'the focus is lost'
  const { left, top, width, height } = focused.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  return over?.closest('.header, .tools, .tray')?.outerHTML.slice(0, 60) ?? ''
}
