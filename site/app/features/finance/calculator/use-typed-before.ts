import { type RefObject, useEffect, useRef } from 'react'

/** Gives what somebody typed into the server's markup before the browser took it over: React leaves it unheard. */
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
