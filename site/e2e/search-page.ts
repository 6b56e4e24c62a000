// The results page as the search tests address it: its regions, filter groups and counts.
import { expect, type Locator, type Page } from '@playwright/test'
import { siteOrigin } from './site-process.ts'

/** The path of a search without filters. */
export const ALL = '/search/new-used-and-demo-cars'
export const at = (path: string, dealer = 'quayside') => siteOrigin(dealer) + path

export const results = (page: Page) => page.getByRole('region', { name: 'Results' })
/** The number of vehicles found, beside the heading. */
export const counted = (page: Page) => page.getByRole('main').getByRole('status').first()
export const cards = (page: Page) => results(page).getByRole('article')
export const names = (page: Page) => cards(page).getByRole('heading').allTextContents()
export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
export const filter = (page: Page, name: RegExp | string) => filters(page).getByRole('checkbox', { name })
export const group = (page: Page, title: string) =>
  filters(page)
    .locator('details')
    .filter({ has: page.getByText(title, { exact: true }) })

/** Waits until the results of the last change are shown. */
export const settled = (page: Page) => expect(results(page)).toHaveAttribute('aria-busy', 'false')

/** The number of cars found, from the line below the heading. */
export async function readCount(page: Page): Promise<number> {
  const text = await counted(page).textContent()
  return Number((text ?? '').replace(/\D/g, ''))
}

/** Opens a group of filters. */
export async function unfold(page: Page, title: string): Promise<Locator> {
  const found = group(page, title)
  if ((await found.getAttribute('open')) === null) await found.locator('summary').click()
  return found
}
