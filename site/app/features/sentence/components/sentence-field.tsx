import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Field, Input } from '#app/ui/field.tsx'
import type { SentenceAsker } from '../ask-sentence.ts'
import type { Understanding } from '../understanding.ts'
import { SentencePreview } from './sentence-preview.tsx'

type SentenceFieldProps = { id: string; label: string }

/**
 * A field of a search form that a shopper describes a vehicle in. While somebody types, it shows what the sentence
 * becomes and the first cars it finds; without JavaScript the form sends it as it stands.
 */
export function SentenceField({ id, label }: SentenceFieldProps) {
  const asker = useRef<SentenceAsker | null>(null)
  const [understood, setUnderstood] = useState<Understanding | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => () => asker.current?.stop(), [])

  const begin = async () => {
    const { SentenceAsker, askServer } = await import('../ask-sentence.ts')
    asker.current ??= new SentenceAsker(askServer, (answer) => {
      setUnderstood(answer)
      setOpen(true)
    })
  }
  const type = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (currentTarget.value.trim() !== '') return asker.current?.later(() => paramsOf(currentTarget))
    asker.current?.stop()
    setOpen(false)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // Or the browser would empty the field as well.
    event.preventDefault()
    setOpen(false)
  }
  return (
    <Field id={id} label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches what its own field and links do. */}
      <div className="sentence-field" onBlur={leave} onKeyDown={close}>
        <Input
          id={id}
          name="text"
          type="search"
          placeholder="Under $30k, not white"
          autoComplete="off"
          maxLength={400}
          onFocus={() => void begin()}
          onInput={type}
        />
        <span className="vh" role="status">
          {open ? understood?.counted : ''}
        </span>
        {open && understood ? <SentencePreview understood={understood} /> : null}
      </div>
    </Field>
  )
}

/** The form as the server is asked about it. */
function paramsOf({ form }: HTMLInputElement): URLSearchParams {
  const params = new URLSearchParams({ peek: '1' })
  for (const [name, value] of form ? new FormData(form) : []) {
    if (typeof value === 'string' && value !== '') params.append(name, value)
  }
  return params
}
