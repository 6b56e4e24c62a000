import { type RefObject, useEffect } from 'react'

/** Marks the entry of the browser's history that an open sheet has for itself. */
const SHEET = 'sheet'

/** Whether the present entry of the history is a sheet's, which a page that follows replaces. */
export const isSheetEntry = (): boolean => (history.state as Record<string, unknown> | null)?.[SHEET] === true

/** Back closes an open dialog instead of leaving the page, as on a phone everything that lies over a page does. */
export function useBackCloses(dialog: RefObject<HTMLDialogElement>): void {
  useEffect(() => {
    history.pushState({ ...(history.state as object | null), [SHEET]: true }, '')
    const close = (event: PopStateEvent) => {
      // The page below is still there: the router has nothing to load.
      event.stopImmediatePropagation()
      dialog.current?.close()
    }
    addEventListener('popstate', close, { capture: true })
    return () => {
      removeEventListener('popstate', close, { capture: true })
      if (!isSheetEntry()) return
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
      history.back()
    }
  }, [dialog])
}
