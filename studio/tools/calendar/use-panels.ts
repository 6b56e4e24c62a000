import { useCallback, useState } from 'react'
import type { NewRequest } from './calendar-context.ts'
import type { CalendarItem } from './items.ts'
import type { SpecialDay } from './special-days.ts'

/** The one panel that is open, and beside what. */
export type OpenPanel =
  | { readonly what: 'item'; readonly key: string; readonly element: HTMLElement; readonly typing: boolean }
  | { readonly what: 'new'; readonly request: NewRequest; readonly element: HTMLElement }
  | { readonly what: 'day'; readonly day: SpecialDay; readonly element: HTMLElement }

/** Which panel is open. */
export function usePanels() {
  const [open, setOpen] = useState<OpenPanel | null>(null)
  return {
    open,
    close: useCallback(() => setOpen(null), []),
    openItem: useCallback(
      ({ key }: CalendarItem, element: HTMLElement, typing = false) =>
        setOpen({ what: 'item', key, element, typing }),
      [],
    ),
    openNew: useCallback(
      (request: NewRequest, element: HTMLElement) => setOpen({ what: 'new', request, element }),
      [],
    ),
    openDay: useCallback(
      (day: SpecialDay, element: HTMLElement) => setOpen({ what: 'day', day, element }),
      [],
    ),
  }
}
