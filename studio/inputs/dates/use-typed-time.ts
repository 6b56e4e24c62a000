import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'

interface TypedTime {
  /** As it is stored; null for none. */
  readonly value: string | null
  /** The stored time in words; '' for none. */
  readonly written: string
  /** What people typed, as it is to be stored, or why it cannot be read. */
  read(text: string): { value: string | null; remark?: string | undefined } | { problem: string }
  onChange(value: string | null): void
}

/** A time as people type it: stored on Enter and on leaving; a text that cannot be read stays, to be corrected. */
export function useTypedTime({ value, written, read, onChange }: TypedTime) {
  const problemId = useId()
  const [text, setText] = useState(written)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    setText(written)
    setProblem(null)
  }, [written])

  const apply = () => {
    if (text === written) return setProblem(null)
    const reading = read(text)
    if ('problem' in reading) return setProblem(reading.problem)
    setProblem(reading.remark ?? null)
    if (reading.value === value) setText(written)
    else onChange(reading.value)
  }
  const input = {
    'aria-describedby': problem ? problemId : undefined,
    autoComplete: 'off',
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value),
    onBlur: apply,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') apply()
    },
  }
  return { input, problem, problemId }
}
