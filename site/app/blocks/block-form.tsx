import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { ASKED } from '#app/http/route-handle.ts'

/**
 * What a block shows for what its form holds: by the browser while it is filled in, by the server where its address asks.
 * @param shown what the server answered
 * @param read the same of a form
 */
export function useForm<T>(shown: T, read: (fields: URLSearchParams) => T) {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState(shown)
  const update = () => {
    if (form.current) setAnswer(read(readFields(form.current)))
  }
  // What was chosen before hydration, of which React sends no event.
  useEffect(update, [])
  return { answer, update, form }
}

const readFields = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))

type Props = {
  block: string
  form: RefObject<HTMLFormElement>
  /** Called with every change. */
  onAnswer: () => void
  className?: string
  children: ReactNode
}

/** A form that is answered in its own block, by its address where there are no scripts. */
export function BlockForm({ block, form, onAnswer, className, children }: Props) {
  return (
    <form
      ref={form}
      className={className}
      action={`#${block}`}
      onChange={onAnswer}
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer()
      }}
    >
      <input type="hidden" name={ASKED} value={block} />
      {children}
    </form>
  )
}
