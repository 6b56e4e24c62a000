import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * For a list whose entries are removed on click: the focus moves to the entry that takes the place, or to the last, or
 * to `rest` where none is left. Otherwise the focus would be lost.
 * @returns the click handler of the list
 */
export function useFocusAfterRemoval(entries: string, rest: string, count: number) {
  const pressed = useRef(-1)
  useEffect(() => {
    const at = pressed.current
    pressed.current = -1
    if (at < 0 || document.activeElement !== document.body) return
    const left = document.querySelectorAll<HTMLElement>(entries)
    const next = left[Math.min(at, left.length - 1)] ?? document.querySelector<HTMLElement>(rest)
    next?.focus()
  }, [count])
  return ({ target }: MouseEvent) => {
    const entry = (target as Element).closest(entries)
    pressed.current = [...document.querySelectorAll(entries)].indexOf(entry as Element)
  }
}
