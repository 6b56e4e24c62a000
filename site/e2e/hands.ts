// A person at work in the Studio, by mouse or by keys alone: the same script runs with either. Both count what they do;
// typing of words is counted by neither.
import { expect, type Locator, type Page } from '@playwright/test'
import { readCropDialog } from '../../local/checks/e2e/crop-dialog.ts'

/** How somebody works: with a mouse and typing, or with keys only. */
export interface Hands {
  readonly page: Page
  readonly way: 'mouse' | 'keyboard'
  /** Presses a button, a link, a tab, a box to tick or an option. */
  press(target: Locator): Promise<void>
  /** Writes into a field in place of its value. */
  write(field: Locator, words: string): Promise<void>
  /** Types where the caret is. */
  type(words: string): Promise<void>
  /** Presses a key that is no letter, such as Enter. */
  key(name: string): Promise<void>
  /** Cuts a picture off at its right, in the Studio’s open dialog of crops. */
  cropRight(): Promise<void>
}

interface Counted {
  clicks: number
  /** Keys that are no letters. */
  keys: number
}

/** Counts what somebody does with these hands from here on; `start` begins the seconds anew. */
export function startCounting(page: Page, way: Hands['way']) {
  const counted: Counted = { clicks: 0, keys: 0 }
  let started = Date.now()
  const print = (what: string) => {
    const seconds = (Date.now() - started) / 1000
    const { clicks, keys } = counted
    const did = [...(way === 'mouse' ? [`${clicks} clicks`] : []), ...(keys > 0 ? [`${keys} keys`] : [])]
    process.stdout.write(`» ${what}, by ${way}: ${did.join(', ')}, ${seconds.toFixed(1)} s\n`)
    return { ...counted, seconds }
  }
  const start = () => {
    started = Date.now()
  }
  return { hands: way === 'mouse' ? withMouse(page, counted) : withKeys(page, counted), start, print }
}

/** Does a script with its clicks, keys and seconds counted, prints them, and returns them. */
export async function measured(
  what: string,
  page: Page,
  way: Hands['way'],
  script: (hands: Hands) => Promise<void>,
): Promise<Counted & { seconds: number }> {
  const { hands, print } = startCounting(page, way)
  await script(hands)
  return print(what)
}

/** Publishes the open document and waits until it is out. */
export async function publishBy({ page, press }: Pick<Hands, 'page' | 'press'>): Promise<void> {
  // By its words: while rules stop it, the same place has a button that lists them.
  const button = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(button).toBeEnabled()
  await press(button)
  await expect(button).toBeDisabled()
}

function withMouse(page: Page, counted: Counted): Hands {
  const click = async (target: Locator) => {
    await target.click()
    counted.clicks += 1
  }
  const key = async (name: string) => {
    await page.keyboard.press(name)
    counted.keys += 1
  }
  return {
    page,
    way: 'mouse',
    key,
    press: click,
    write: async (field, words) => {
      await click(field)
      await replace(field, words)
    },
    type: (words) => page.keyboard.type(words),
    cropRight: async () => {
      await (await readCropDialog(page)).crop('right', 0.3)
      counted.clicks += 1
    },
  }
}

function withKeys(page: Page, counted: Counted): Hands {
  const key = async (name: string) => {
    await page.keyboard.press(name)
    counted.keys += 1
  }
  return {
    page,
    way: 'keyboard',
    key,
    press: async (target) => {
      await expect(target).toBeVisible()
      await reach(target, key)
      if (await target.evaluate(isChosen)) return
      await key((await target.evaluate(isTickable)) ? 'Space' : 'Enter')
    },
    write: async (field, words) => {
      await reach(field, key)
      await replace(field, words)
    },
    type: (words) => page.keyboard.type(words),
    cropRight: async () => {
      // The dialog’s canvas has no roles; its rectangle takes the focus.
      await reach(page.getByRole('dialog').locator('rect[tabindex]'), key)
      await key('Control+Shift+ArrowLeft')
      await key('Control+Shift+ArrowLeft')
    },
  }
}

const isTickable = (element: Element) =>
  element.matches('input[type=checkbox], input[type=radio], [role=radio], [role=checkbox]')

/** Arrows choose as they go. */
const isChosen = (element: Element) =>
  element.matches('[role=radio][aria-checked=true], [role=tab][aria-selected=true]')

/** Types over all that the focused field has. */
async function replace(field: Locator, words: string): Promise<void> {
  // A form is read-only until the lake has answered what else is being edited.
  await expect(field).toBeEditable()
  await expect(field).toBeFocused()
  await field.press('ControlOrMeta+a')
  await field.page().keyboard.type(words)
}

/** More keys than this to one place, and people give up. */
const MOST_KEYS = 150

/** Goes to a place with Tab, and with arrows inside what has one stop for all of its parts. */
async function reach(target: Locator, key: (name: string) => Promise<void>): Promise<void> {
  await expect(target).toBeVisible()
  await expect(target).toBeEnabled()
  for (let pressed = 0; pressed < MOST_KEYS; pressed += 1) {
    const next = await nextKey(target)
    if (next === null) return
    await key(next)
  }
  throw new Error(`No way by keyboard in ${MOST_KEYS} presses to ${target}`)
}

/** The key that leads on to a place from where the focus is; null once it is there. */
async function nextKey(target: Locator): Promise<string | null> {
  const handle = await target.elementHandle()
  const frame = await handle?.ownerFrame()
  if (!handle || !frame) throw new Error(`${target} is missing`)
  if (frame === target.page().mainFrame()) return handle.evaluate(keyTowards, null)
  const stops = await handle.evaluate(stopsAround)
  const outside = await (await frame.frameElement()).evaluate(keyTowards, stops)
  return outside ?? handle.evaluate(keyTowards, null)
}

/** Runs in a framed page: how many stops of Tab it has, and how many of them are before the target. */
function stopsAround(target: Node): { all: number; before: number } {
  const { body } = (target as HTMLElement).ownerDocument
  const stops = [
    ...body.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ].filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility())
  const isBefore = (stop: Element) =>
    Boolean(target.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING)
  return { all: stops.length, before: stops.filter(isBefore).length }
}

/**
 * Runs in the page. Tab or Shift+Tab, whichever is the shorter way around, and arrows inside what has one stop for all
 * of its parts.
 */
function keyTowards(target: Node, framed: { all: number; before: number } | null): string | null {
  const element = target as HTMLElement
  const { activeElement: active, body } = element.ownerDocument
  if (active === element) return null
  const isBefore = (one: Element, other: Element) =>
    Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING)
  const pointed = active?.getAttribute('aria-activedescendant')
  if (active && pointed && element.closest('[role=listbox]')) {
    const current = element.ownerDocument.getElementById(pointed)
    if (!current || current === element) return null
    return isBefore(element, current) ? 'ArrowUp' : 'ArrowDown'
  }
  const group = element.closest(
    '[role=menu], [role=radiogroup], [role=tablist], [role=listbox], [data-testid=tool-collapse-menu]',
  )
  if (active && group && active !== group && group.contains(active)) {
    const isDown = group.matches('[role=menu], [role=listbox]')
    if (isBefore(element, active)) return isDown ? 'ArrowUp' : 'ArrowLeft'
    return isDown ? 'ArrowDown' : 'ArrowRight'
  }
  const dialog = active?.closest('[role=dialog]')
  const scope = dialog?.contains(element) ? dialog : body
  const stops = [
    ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, iframe, [tabindex]'),
  ].filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility())
  const length = (stop: HTMLElement) => (stop === element && framed ? framed.all : 1)
  const before = (one: Element) =>
    stops.filter((stop) => stop !== one && isBefore(stop, one)).reduce((sum, stop) => sum + length(stop), 0)
  const all = stops.reduce((sum, stop) => sum + length(stop), 0)
  const from = active === null || active === body ? -1 : before(active)
  const ahead = before(element) + (framed?.before ?? 0) - from
  if (window !== window.top) return ahead >= 0 ? 'Tab' : 'Shift+Tab'
  return (ahead + all) % all <= all / 2 ? 'Tab' : 'Shift+Tab'
}
