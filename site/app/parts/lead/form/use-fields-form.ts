import { parse } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { type FormEvent, useRef, useState } from 'react'
import { type LeadFieldErrors, type LeadFieldRule, leadFormErrors } from './lead-fields.ts'
import { fileMessage } from './lead-file.ts'
import type { LeadFormField } from './lead-form-model.ts'
import type { FormReply } from './parse-fields.server.ts'

type FieldsFormOptions = {
  id: string
  /** The fields of the current step, or of the whole form. */
  fields: readonly LeadFormField[]
  lastResult?: FormReply | null
  /** The form's error beside those of its fields. */
  incomplete?: string
  /** Only the site validates, also without JavaScript. */
  noValidate?: boolean
  /** Everything is filled in; without `preventDefault` the form is sent. */
  onSubmit?: (event: FormEvent<HTMLFormElement>, formData: FormData) => void
}

/** What a form shows of its errors; `attempts` and `lastResult` change with each refusal, so that it is announced again. */
export type ShownErrors = {
  fieldErrors: LeadFieldErrors
  formError: string
  attempts: number
  lastResult: unknown
}

/**
 * A form of declared fields in the browser: validated by the site's rules before it is sent, and refused by the site's
 * answer. Fields keep what was typed.
 */
export function useFieldsForm({
  id,
  fields,
  lastResult = null,
  incomplete = '',
  noValidate = false,
  onSubmit,
}: FieldsFormOptions) {
  const [attempts, setAttempts] = useState(0)
  const isRefused = useRef(false)
  const [form] = useForm<Record<string, string>>({
    id,
    lastResult,
    defaultNoValidate: noValidate,
    // Once a field was refused, what is wrong with it follows what is typed.
    shouldRevalidate: 'onInput',
    onValidate({ formData }) {
      const submission = parse<Record<string, string>, string[]>(formData, {
        resolve: (answers) => ({ value: answers, error: collectErrors(fields, answers, incomplete) }),
      })
      isRefused.current = submission.status !== 'success'
      return submission
    },
    onSubmit: (event, { formData }) => onSubmit?.(event, formData),
  })
  const errors = form.allErrors
  return {
    props: {
      id: form.id,
      noValidate: form.noValidate,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        form.onSubmit(event)
        if (isRefused.current) setAttempts((count) => count + 1)
      },
    },
    /** The page is hydrated. */
    ready: form.noValidate,
    shown: {
      fieldErrors: Object.fromEntries(
        Object.entries(errors).flatMap(([name, messages]) =>
          name && messages?.[0] ? [[name, messages[0]] as const] : [],
        ),
      ),
      formError: errors['']?.[0] ?? '',
      attempts,
      lastResult,
    } satisfies ShownErrors,
  }
}

/** Only the site knows which times are still free. */
const checkedHere = ({ options, ...rule }: LeadFormField): LeadFieldRule =>
  options === undefined || rule.gone !== undefined ? rule : { ...rule, options }

function collectErrors(
  fields: readonly LeadFormField[],
  answers: Record<string, unknown>,
  incomplete: string,
): Record<string, string[]> | undefined {
  const texts = Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value instanceof File ? value.name : '',
    ]),
  )
  const files = fields.flatMap(({ name, type }): [string, string][] => {
    const file = type === 'file' ? answers[name] : null
    const message = file instanceof File && file.name !== '' ? fileMessage(file) : null
    return message === null ? [] : [[name, message]]
  })
  const wrong = [...Object.entries(leadFormErrors(fields.map(checkedHere), texts)), ...files]
  if (wrong.length === 0) return undefined
  return {
    ...(incomplete ? { '': [incomplete] } : {}),
    ...Object.fromEntries(wrong.map(([name, message]) => [name, [message]])),
  }
}
