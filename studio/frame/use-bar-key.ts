import { type RefObject, useEffect } from 'react'

/** A key that presses a button of the bar from anywhere, but where somebody types, or where it has another meaning. */
export function useBarKey(key: string, button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, target, defaultPrevented } = event
      if (event.key.toLowerCase() !== key || altKey || ctrlKey || metaKey || defaultPrevented) return
      if (!(target instanceof HTMLElement)) return
      if (target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]')) return
      event.preventDefault()
      button.current?.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [key, button])
}
