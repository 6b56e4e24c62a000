import { useEffect, useRef, useState } from 'react'
import { codePhoneMessage } from '#app/features/account/sign-in/code-phone.ts'
import { otpMessage } from '#app/features/account/sign-in/otp.ts'
import type { SignInType } from '#app/features/account/sign-in/sign-in-types.ts'
import { recordEvent } from '#app/features/analytics/record-event.ts'
import { CODE_SENT_EVENT, VERIFIED_EVENT } from '../account-events.ts'
import { type AuthError, answerCode, type CodeFor, requestCode, type VerifiedUser } from '../ask-auth.ts'

export type PhoneVerificationOptions = {
  type: SignInType
  /** What the form knows of the person beside the number; it goes along with the code (AUTH-10). */
  details?: () => CodeFor['details']
  /** How a page without JavaScript left it. */
  initial?: { phone?: string; sent?: boolean; error?: AuthError | null }
  ask?: typeof fetch
}

const NO_ERROR = { field: null, error: '' } as const

/**
 * Proves a number in a form: not sent, code sent (number locked), verified (AUTH-14, FIN-63). Fields are drawn by
 * `PhoneVerification`; the form calls `verify` when it is submitted, and goes on when that gives a user.
 */
export function usePhoneVerification({ type, details, initial = {}, ask }: PhoneVerificationOptions) {
  const [phone, setPhone] = useState(initial.phone ?? '')
  const [code, setCode] = useState('')
  const [sent, setSent] = useState(initial.sent ?? false)
  const [error, setError] = useState<AuthError>(initial.error ?? NO_ERROR)
  const [busy, setBusy] = useState<'send' | 'verify' | null>(null)
  const [user, setUser] = useState<VerifiedUser | null>(null)
  const phoneField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const [focus, setFocus] = useState<'phone' | 'code' | null>(null)
  // The field to go to may only be there, or open, once this was drawn.
  useEffect(() => {
    if (focus === null) return
    ;(focus === 'phone' ? phoneField : codeField).current?.focus()
    setFocus(null)
  }, [focus])

  const fail = (wrong: AuthError) => {
    setError(wrong)
    if (wrong.field !== null) setFocus(wrong.field)
    return null
  }

  async function send(): Promise<void> {
    if (busy) return
    const wrong = codePhoneMessage(phone)
    if (wrong !== null) return void fail({ field: 'phone', error: wrong })
    setBusy('send')
    setError(NO_ERROR)
    const failed = await requestCode({ phone, type, details: details?.() ?? {} }, ask)
    setBusy(null)
    if (failed !== null) return void fail(failed)
    recordEvent(CODE_SENT_EVENT)
    setSent(true)
    setCode('')
    setFocus('code')
  }

  async function verify(): Promise<VerifiedUser | null> {
    if (user !== null || busy) return user
    if (!sent) return fail({ field: 'phone', error: codePhoneMessage(phone) ?? SEND_FIRST })
    const wrong = otpMessage(code.trim())
    if (wrong !== null) return fail({ field: 'code', error: wrong })
    setBusy('verify')
    setError(NO_ERROR)
    const answer = await answerCode({ phone, token: code.trim() }, ask)
    setBusy(null)
    if ('error' in answer) return fail(answer)
    recordEvent(VERIFIED_EVENT)
    setUser(answer)
    return answer
  }

  /** Back to the beginning, for another number. */
  function restart(): void {
    setSent(false)
    setCode('')
    setError(NO_ERROR)
    setFocus('phone')
  }

  const refs = { phoneField, codeField }
  return { phone, setPhone, code, setCode, sent, error, busy, user, send, verify, restart, refs }
}

export type PhoneVerificationState = ReturnType<typeof usePhoneVerification>

const SEND_FIRST = 'Send a code to this number first.'
