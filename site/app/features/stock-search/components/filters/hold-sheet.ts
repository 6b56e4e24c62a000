import { afterPaint } from '#app/ui/after-paint.ts'

const NARROW = '(max-width: 63.99rem)'
/** What a shopper must not reach by keys or a screen reader while the sheet lies over it. */
const BEHIND = '.skip, .header, .crumbs, .results, .footer, .tray'

/**
 * Makes a popover a sheet one does not leave but by closing it; the browser itself closes it and returns the focus.
 * @returns what undoes it
 */
export function holdSheet(sheet: HTMLElement): () => void {
  const done = new AbortController()
  const narrow = matchMedia(NARROW)
  const lock = (locked: boolean) => {
    for (const each of document.querySelectorAll<HTMLElement>(BEHIND)) each.inert = locked
    document.documentElement.style.overflow = locked ? 'hidden' : ''
  }
  const turn = (event: Event) => {
    const opens = (event as ToggleEvent).newState === 'open'
    // Before it closes, or the focus could not go back to what is behind it.
    if (event.type === 'beforetoggle' && !opens) lock(false)
    // What lies behind is styled anew when it is locked.
    if (event.type === 'toggle' && opens) afterPaint(hold)
  }
  const hold = () => {
    if (done.signal.aborted || !sheet.matches(':popover-open')) return
    sheet.querySelector('h2')?.focus()
    lock(narrow.matches)
  }
  const { signal } = done
  sheet.addEventListener('beforetoggle', turn, { signal })
  sheet.addEventListener('toggle', turn, { signal })
  narrow.addEventListener('change', () => !narrow.matches && sheet.hidePopover(), { signal })
  if (sheet.matches(':popover-open')) lock(narrow.matches)
  return () => {
    lock(false)
    done.abort()
  }
}
