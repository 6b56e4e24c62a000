import { afterPaint } from '#app/ui/after-paint.ts'

const NARROW = '(max-width: 63.99rem)'
/** What a shopper must not reach by keys or a screen reader while the sheet covers it. */
const BEHIND = '.skip, .header, .crumbs, .results, .footer, .tray'

/**
 * Makes a popover a modal sheet that only its close button dismisses. Locking and releasing the page behind it
 * restyles the page, so both happen after paint; the browser cannot return focus to an inert element, so focus is
 * restored here.
 * @returns the function that undoes it
 */
export function makeSheetModal(sheet: HTMLElement): () => void {
  const done = new AbortController()
  const { signal } = done
  const narrow = matchMedia(NARROW)
  let heldFocus = false
  const isOpen = () => sheet.matches(':popover-open')
  const lock = (locked: boolean) => {
    for (const each of document.querySelectorAll<HTMLElement>(BEHIND)) each.inert = locked
    document.documentElement.style.overflow = locked ? 'hidden' : ''
  }
  const hold = () => {
    if (signal.aborted || !isOpen()) return
    if (!sheet.contains(document.activeElement)) sheet.querySelector('h2')?.focus()
    lock(narrow.matches)
  }
  const release = () => {
    if (signal.aborted || isOpen()) return
    lock(false)
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (heldFocus && isLost) openerOf(sheet)?.focus({ preventScroll: true })
  }
  const notice = (event: Event) => {
    if ((event as ToggleEvent).newState === 'closed') heldFocus = sheet.contains(document.activeElement)
  }
  const onToggle = (event: Event) => afterPaint((event as ToggleEvent).newState === 'open' ? hold : release)
  sheet.addEventListener('beforetoggle', notice, { signal })
  sheet.addEventListener('toggle', onToggle, { signal })
  narrow.addEventListener('change', () => !narrow.matches && sheet.hidePopover(), { signal })
  // Opened before this script came.
  hold()
  return () => {
    lock(false)
    done.abort()
  }
}

const openerOf = ({ id }: HTMLElement) =>
  document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`)
