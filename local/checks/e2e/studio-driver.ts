// Drives the real Studio in a browser: the few moves that a person makes to change content and publish it.
// Selectors are the Studio's own test ids; a field's is `field-` and its path, as in `openingHours[_key=="x"].status`.
import { expect, type Locator, type Page } from '@playwright/test'

/** The Studio is some megabytes of script: its first sight may take a busy machine a while. */
const starting = { timeout: 30_000 }

/**
 * Signs in through the lake's own page, as a demo person whose name contains `person`. The page is opened as the Studio
 * opens it, without the second that the Studio takes for that.
 */
export async function signIn(page: Page, origin: string, person: string): Promise<void> {
  await page.goto(`${origin}/auth/login/forecourt?${new URLSearchParams({ origin: `${origin}/` })}`)
  // People whom a test invited may have the same role, after the demo's own.
  await page.getByRole('button', { name: person }).first().click()
  await expect(page.getByTestId('studio-navbar')).toBeAttached(starting)
}

/**
 * Opens a document's form with all its fields. With `path` it opens the dialog that holds that field, for example
 * `openingHours[_key=="monday"].intervals[_key=="a"].open`.
 */
export async function openDocument(
  page: Page,
  origin: string,
  type: string,
  id: string,
  path?: string,
): Promise<void> {
  const where = path ? `;path=${encodeURIComponent(path)}` : ''
  await goTo(page, `${origin}/intent/edit/id=${id};type=${type}${where}/`)
  const form = page.getByTestId('form-view')
  await expect(form.getByTestId(/^field-(?!group)/).first()).toBeVisible(starting) // its groups are there by now
  const allFields = page.getByTestId('group-tab-all-fields').first()
  if (!path && (await allFields.isVisible())) {
    await allFields.click()
    await expect(allFields).toHaveAttribute('aria-selected', 'true')
  }
}

/** Goes from an open form to Today; what was typed is with the lake then. */
export async function leaveForm(page: Page): Promise<void> {
  await page.getByTestId('studio-navbar').getByRole('link', { name: 'Today', exact: true }).click()
  await expect(page.getByTestId('form-view')).toHaveCount(0)
}

/**
 * Goes to an address of the Studio. One that is open on a tool goes there by its router, as a link of it does, which
 * saves its start of some seconds; from an open form it starts anew, so that what is shown then is what the lake has.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const { origin, pathname, search } = new URL(address)
  const isOpen =
    new URL(page.url()).origin === origin && (await page.getByTestId('studio-navbar').isVisible())
  if (!isOpen || (await page.getByTestId('form-view').isVisible())) {
    await page.goto(address)
    return
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, pathname + search)
  await expect(page).not.toHaveURL(address, starting)
}

/** The field at a path of the document: its label, input and all. */
export function field(page: Page, path: string): Locator {
  return page.getByTestId(`field-${path}`)
}

/** Writes a string, text, number, url or email field. */
export async function setString(page: Page, path: string, value: string): Promise<void> {
  const input = field(page, path).locator('input, textarea').first()
  await expect(input).toBeEditable()
  await input.fill(value)
}

/** Writes an end of a window, as people type it on the clock of the site: `1 Dec, 11:59 pm`. */
export async function setSiteTime(page: Page, path: string, words: string): Promise<void> {
  await setString(page, path, words)
  await field(page, path).getByRole('textbox').press('Tab')
}

/** Publishes the open document; returns the instant (ms) of the click. Fails when it cannot be published. */
export async function publish(page: Page): Promise<number> {
  const button = page.getByTestId('action-publish')
  // What stopped it a moment ago is still listed by this button until the rules have been asked again.
  await expect(button).toHaveText('Publish')
  await expect(button).toBeEnabled()
  const clicked = Date.now()
  await button.click()
  await expect(button).toBeDisabled()
  return clicked
}
