import { useEffect, useRef } from 'react'

const NARROW = '(max-width: 63.99rem)'
/** What a shopper must not reach by keys or a screen reader while the sheet lies over it. */
const BEHIND = '.skip, .header, .crumbs, .results, .footer, .tray'

/** Makes a popover a sheet one does not leave but by closing it; the browser itself closes it and returns the focus. */
export function useSheet() {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const narrow = matchMedia(NARROW)
    const lock = (locked: boolean) => {
      for (const each of document.querySelectorAll<HTMLElement>(BEHIND)) each.inert = locked
    }
    const turn = (event: Event) => {
      const opens = (event as ToggleEvent).newState === 'open'
      // Before it closes, or the focus could not go back to what is behind it; after it opens, or it would go nowhere.
      if (event.type === 'beforetoggle' ? !opens : opens) lock(opens && narrow.matches)
      if (opens && event.type === 'toggle') element.querySelector('h2')?.focus()
    }
    const close = () => !narrow.matches && element.matches(':popover-open') && element.hidePopover()
    element.addEventListener('beforetoggle', turn)
    element.addEventListener('toggle', turn)
    narrow.addEventListener('change', close)
    return () => {
      lock(false)
      element.removeEventListener('beforetoggle', turn)
      element.removeEventListener('toggle', turn)
      narrow.removeEventListener('change', close)
    }
  }, [])
  return sheet
}
