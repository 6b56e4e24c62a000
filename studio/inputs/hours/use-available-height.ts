import { type RefObject, useLayoutEffect, useState } from 'react'

/** Room on both sides of the form in its pane, in pixels. */
const MARGINS = 32
const WIDEST = 1120

/**
 * How wide a part of the form may become: forms are one narrow column, and a week with departments and special days
 * needs the width of the pane, which is the next ancestor that scrolls. Null while it is not known.
 */
export function useAvailableHeight(ref: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null)
  useLayoutEffect(() => {
    const pane = findScroller(ref.current)
    if (!pane) return
    const measure = () => setRoom(Math.min(pane.clientWidth - MARGINS, WIDEST))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(pane)
    return () => observer.disconnect()
  }, [ref])
  return room
}

function findScroller(element: HTMLElement | null): HTMLElement | null {
  let found = element?.parentElement ?? null
  while (found && !/(auto|scroll)/.test(getComputedStyle(found).overflowY)) found = found.parentElement
  return found
}
