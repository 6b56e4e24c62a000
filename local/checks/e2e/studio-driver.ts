// Drives the real Studio in a browser: the few moves that a person makes to change content and publish it.
// Selectors are the Studio's own test ids; a field's is `field-` and its path, as in `openingHours[_key=="x"].status`.
import { expect, type Locator, type Page } from '@playwright/test'

/** The Studio is some megabytes of script: its first sight may take a busy machine a while. */
const starting = { timeout: 30_000 }

/** Signs in through the lake's own page, as a demo person whose name contains `person`. */
export async function signIn(page: Page, origin: string, person: string): Promise<void> {
  await page.goto(origin)
  await page.getByRole('link', { name: 'Forecourt' }).click()
  await page.getByRole('button', { name: person }).click()
  await expect(page.getByTestId('studio-navbar')).toBeVisible(starting)
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
  await page.goto(`${origin}/intent/edit/id=${id};type=${type}${where}/`)
  const form = page.getByTestId('form-view')
  await expect(form.getByTestId(/^field-(?!group)/).first()).toBeVisible(starting) // its groups stand there by now
  const allFields = page.getByTestId('group-tab-all-fields').first()
  if (!path && (await allFields.isVisible())) {
    await allFields.click()
    await expect(allFields).toHaveAttribute('aria-selected', 'true')
  }
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

/** Writes a datetime field. `instant` is ISO; the Studio's input takes the wall clock of the browser. */
export async function setDateTime(page: Page, path: string, instant: string): Promise<void> {
  const wallClock = await page.evaluate((iso) => {
    const there = new Date(iso)
    const two = (value: number) => String(value).padStart(2, '0')
    const date = `${there.getFullYear()}-${two(there.getMonth() + 1)}-${two(there.getDate())}`
    return `${date} ${two(there.getHours())}:${two(there.getMinutes())}`
  }, instant)
  const input = field(page, path).getByTestId('date-input')
  await expect(input).toBeEditable()
  await input.fill(wallClock)
  await input.press('Tab') // the input keeps what is typed to itself until it loses the focus
}

/** Closes the dialogs of objects inside arrays, the innermost first. */
export async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.getByTestId('nested-object-dialog')
  for (let open = await dialogs.count(); open > 0; open = await dialogs.count()) {
    await dialogs.last().getByRole('button', { name: 'Close dialog' }).last().click()
    await expect.poll(() => dialogs.count()).toBeLessThan(open)
  }
}

/** Publishes the open document; returns the instant (ms) of the click. Fails when it cannot be published. */
export async function publish(page: Page): Promise<number> {
  const button = page.getByTestId('action-publish')
  await expect(button).toBeEnabled()
  const clicked = Date.now()
  await button.click()
  await expect(button).toBeDisabled()
  return clicked
}
