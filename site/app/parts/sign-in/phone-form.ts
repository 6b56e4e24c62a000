import { type RefObject, useEffect, useState } from 'react'
import type { FormReply } from '#app/parts/lead/form/parse-fields.server.ts'
import { codePhoneMessage } from './code-phone.ts'
import { otpMessage } from './otp.ts'
import type { AuthError, PhoneStep } from './sign-in-model.ts'

/** The fields of a number and its code, by their API names. */
const NAMES = { phone: 'phone', code: 'token' } as const

/** The errors before a code is requested (`sends`) or submitted; undefined for none. */
export function phoneErrors(answers: FormData, sends: boolean): Record<string, string[]> | undefined {
  const typed = (name: string) => String(answers.get(name) ?? '')
  const wrong = sends ? codePhoneMessage(typed(NAMES.phone)) : otpMessage(typed(NAMES.code).trim())
  return wrong === null ? undefined : { [sends ? NAMES.phone : NAMES.code]: [wrong] }
}

/** The error of a field as a form's reply; null for any other. */
export const phoneReply = (error: AuthError | null): FormReply | null =>
  error?.field ? { status: 'error', error: { [NAMES[error.field]]: [error.error] } } : null

/**
 * The state of a number's verification by the site's last answer: its code was sent, and no other number was requested
 * since. The code's field is focused when it appears.
 */
export function usePhoneStep<Step extends PhoneStep>(
  answer: Step | undefined,
  form: RefObject<HTMLFormElement>,
) {
  const [left, setLeft] = useState<Step>()
  const sent = (answer?.sent ?? false) && answer !== left
  const isFresh = sent && answer?.error === null
  useEffect(() => {
    const code = form.current?.elements.namedItem(NAMES.code)
    if (!isFresh || !(code instanceof HTMLInputElement)) return
    code.value = ''
    code.focus()
  }, [isFresh, form, answer])
  const restart = () => {
    setLeft(answer)
    const phone = form.current?.elements.namedItem(NAMES.phone)
    if (phone instanceof HTMLInputElement) phone.focus()
  }
  return { sent, error: answer === left ? null : (answer?.error ?? null), restart }
}
