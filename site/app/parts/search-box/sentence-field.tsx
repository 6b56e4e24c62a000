import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { UnderstandClient, Understanding } from '#app/domain/sentence/understand-client.ts'
import { Field, Input } from '#app/ui/field.tsx'
import { warnMissingPart } from '#app/ui/lazy-part.tsx'
import { SentencePreview } from './sentence-preview.tsx'

type SentenceFieldProps = { id: string; label: string; example: string }

/**
 * The sentence search as a field of a search form. While somebody types, it previews the pills and the first results;
 * without JavaScript the form sends the text.
 */
export function SentenceField({ id, label, example }: SentenceFieldProps) {
  const client = useRef<UnderstandClient | null>(null)
  const [understood, setUnderstood] = useState<Understanding | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => () => client.current?.cancel(), [])

  const begin = async (input: HTMLInputElement) => {
    const { UnderstandClient, requestUnderstanding } = await import(
      '#app/domain/sentence/understand-client.ts'
    )
    if (client.current) return
    client.current = new UnderstandClient(requestUnderstanding, (answer) => {
      setUnderstood(answer)
      setOpen(true)
    })
    // Text typed before this script was loaded.
    if (input.value !== input.defaultValue) client.current.schedule(() => readParams(input))
  }
  const type = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (currentTarget.value.trim() !== '') return client.current?.schedule(() => readParams(currentTarget))
    client.current?.cancel()
    setOpen(false)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // Otherwise the browser clears the field as well.
    event.preventDefault()
    setOpen(false)
  }
  return (
    <Field id={id} label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of its own field and links. */}
      <div className="sentence-field" onBlur={leave} onKeyDown={close}>
        <Input
          id={id}
          name="text"
          type="search"
          placeholder={example}
          autoComplete="off"
          maxLength={400}
          onFocus={({ currentTarget }) => void begin(currentTarget).catch(warnMissingPart)}
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

/** The form's values as parameters of the request. */
function readParams({ form }: HTMLInputElement): URLSearchParams {
  const params = new URLSearchParams({ peek: '1' })
  for (const [name, value] of form ? new FormData(form) : []) {
    if (typeof value === 'string' && value !== '') params.append(name, value)
  }
  return params
}
