import { useEffect } from 'react'

/** A key that presses the button of that id from anywhere, but where somebody types, or where it has another meaning. */
export function useBarKey(key: string, id: string): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, target, defaultPrevented } = event
      if (event.key.toLowerCase() !== key || altKey || ctrlKey || metaKey || defaultPrevented) return
      if (!(target instanceof HTMLElement)) return
      if (target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]')) return
      const button = document.getElementById(id)
      if (!button) return
      event.preventDefault()
      button.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [key, id])
}
