import { parse } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { type FormEvent, useRef, useState } from 'react'
import { type LeadFieldErrors, type LeadFieldRule, leadFormErrors } from './lead-fields.ts'
import type { LeadFormField } from './lead-form-model.ts'
import type { FormReply } from './parse-fields.server.ts'

type FieldsFormOptions = {
  id: string
  /** What is asked for now: a step, or all of it. */
  fields: readonly LeadFormField[]
  lastResult?: FormReply | null
  /** Said beside what is wrong with the fields. */
  incomplete?: string
  /** The site checks alone, also without JavaScript. */
  noValidate?: boolean
  /** Everything is filled in; without `preventDefault` the form is sent. */
  onSubmit?: (event: FormEvent<HTMLFormElement>, formData: FormData) => void
}

/** What a form shows of its errors; `attempts` and `lastResult` change with each refusal, so that it is read out again. */
export type ShownErrors = {
  fieldErrors: LeadFieldErrors
  formError: string
  attempts: number
  lastResult: unknown
}

/**
 * A form of declared fields in the browser: checked by the rules the site checks by, before it is sent, and refused by the
 * site's answer. What was typed stays in its fields.
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
    onValidate({ formData }) {
      const submission = parse<Record<string, string>, string[]>(formData, {
        resolve: (answers) => ({ value: answers, error: errorsOf(fields, answers, incomplete) }),
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
    /** The page's script is there. */
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

/** Whether a time is still free is for the site to say. */
const checkedHere = ({ options, ...rule }: LeadFormField): LeadFieldRule =>
  options === undefined || rule.type === 'appointment' ? rule : { ...rule, options }

function errorsOf(
  fields: readonly LeadFormField[],
  answers: Record<string, unknown>,
  incomplete: string,
): Record<string, string[]> | undefined {
  const texts = Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
  const wrong = Object.entries(leadFormErrors(fields.map(checkedHere), texts))
  if (wrong.length === 0) return undefined
  return {
    ...(incomplete ? { '': [incomplete] } : {}),
    ...Object.fromEntries(wrong.map(([name, message]) => [name, [message]])),
  }
}
