import type { RefObject } from 'react'

type NotYoursProps = {
  form: RefObject<HTMLFormElement | null>
  /** What the wrong vehicle has filled in; the first is typed again. */
  names: readonly string[]
}

/** For a vehicle that was found by a mistyped registration. */
export function NotYours({ form, names }: NotYoursProps) {
  const empty = () => {
    const controls = names.map((name) => form.current?.elements.namedItem(name))
    for (const control of controls)
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = ''
    const [first] = controls
    if (first instanceof HTMLElement) first.focus()
  }
  return (
    <button type="button" className="link not-yours" onClick={empty}>
      Not yours?
    </button>
  )
}
