import { type RefObject, useEffect, useRef } from 'react'

/** Reports what was typed into the server's markup before hydration, of which React sends no event. */
export function useTypedBefore(
  form: RefObject<HTMLElement>,
  hear: (name: string, value: string) => void,
): void {
  const latest = useRef(hear)
  latest.current = hear
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input.input[name]') ?? []
    for (const { name, value, defaultValue } of fields)
      if (value !== defaultValue) latest.current(name, value)
  }, [form])
}
