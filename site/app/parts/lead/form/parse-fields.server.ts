import type { Submission, SubmissionResult } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import * as z from 'zod'
import { type LeadFieldErrors, type LeadFieldRule, leadFieldMessage, ruleFor } from './lead-fields.ts'

/** A refused form as `useForm` takes it: what was typed, and its errors. */
export type FormReply = SubmissionResult<string[]>

type Answers = Readonly<Record<string, string | undefined>>

/** The schema of a form's declared fields; each with the field's own messages. */
function fieldsSchema(rules: readonly LeadFieldRule[]) {
  const fields = rules.map((rule) => {
    const answer = z.string().superRefine((value, found) => {
      const message = leadFieldMessage(rule, value)
      if (message !== null) found.addIssue({ code: 'custom', message })
    })
    return [rule.name, answer] as const
  })
  return z.object(Object.fromEntries(fields))
}

/**
 * Checks what was posted for the declared fields. Names that no field has are left out before they are read: a name may
 * be a path to the parser.
 */
export function parseFields(
  rules: readonly LeadFieldRule[],
  answers: Answers,
): Submission<Record<string, string>, string[]> {
  const given = new URLSearchParams(rules.map(({ name }) => [name, answers[name] ?? '']))
  return parseWithZod(given, {
    schema: fieldsSchema(rules.map((rule) => ruleFor(rule, answers))),
    disableAutoCoercion: true,
  })
}

/** A form to be shown again as it was sent: the errors of its fields, and others. */
export function refuseFields(
  rules: readonly LeadFieldRule[],
  answers: Answers,
  { fieldErrors = {}, formError = '' }: { fieldErrors?: LeadFieldErrors; formError?: string },
): FormReply {
  return parseFields(rules, answers).reply({
    formErrors: formError === '' ? [] : [formError],
    fieldErrors: Object.fromEntries(Object.entries(fieldErrors).map(([name, message]) => [name, [message]])),
  })
}

/** A message for each invalid field; {} for none. */
export function listFieldErrors(parsed: FormReply | ReturnType<typeof parseFields>): LeadFieldErrors {
  const error = 'error' in parsed ? parsed.error : {}
  const wrong = Object.entries(error ?? {}).map(([name, messages]) => [name, messages?.[0] ?? ''] as const)
  return Object.fromEntries(wrong.filter(([name, message]) => name !== '' && message !== ''))
}
