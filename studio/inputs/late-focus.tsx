import { type ReactNode, useEffect, useRef } from 'react'

const FOCUSABLE = 'button:not(:disabled), input:not([type=file]):not(:disabled), [tabindex="0"]'

/**
 * Gives an input the focus that was requested before the input existed: the picture's input is rendered after its picture
 * is known, so a click on the picture would otherwise lead nowhere.
 */
export function LateFocus({ focused, children }: { focused: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!focused || !element) return
    const take = () => {
      if (!element.contains(document.activeElement)) element.querySelector<HTMLElement>(FOCUSABLE)?.focus()
      return element.contains(document.activeElement)
    }
    const observer = new MutationObserver(() => take() && observer.disconnect())
    // After the input's own turn.
    const timer = setTimeout(() => take() || observer.observe(element, { childList: true, subtree: true }))
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [focused])
  return <div ref={box}>{children}</div>
}
