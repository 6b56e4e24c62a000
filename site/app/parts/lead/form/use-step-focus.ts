import { type RefObject, useEffect, useRef } from 'react'

/** Another step begins at its heading, in view and with the focus. */
export function useStepFocus(form: RefObject<HTMLFormElement>, step: number): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const heading = form.current?.querySelector<HTMLElement>('fieldset:not([hidden]) > legend [tabindex]')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }, [form, step])
}
