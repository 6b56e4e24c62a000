import { type ReactNode, useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CODE_SENT, RESEND } from '../account-texts.ts'
import '#app/styles/pages/account.css'

type PhoneVerificationProps = {
  /** As it was typed. */
  phone: string
  /** A code was sent, and the number is locked. */
  sent: boolean
  verified?: boolean
  /** What is wrong with a field, by its name. */
  errors: { phone?: string | undefined; token?: string | undefined }
  /** What is wrong with the whole; '' for nothing. */
  alert: string
  /** Which of its buttons the site is answering. */
  busy: 'send' | 'verify' | null
  /** Back to the beginning, for another number. */
  onRestart: () => void
  /** The button that answers with the code, where the form has no other. */
  submit?: ReactNode
}

/**
 * Number, code, and what is wrong with either (AUTH-14). It stands inside a form, which its button sends with the intent
 * `send`; the names on the wire are `phone` and `token`.
 */
export function PhoneVerification(props: PhoneVerificationProps) {
  const { sent, verified = false, alert, busy, submit } = props
  return (
    <div className="verify">
      <PhoneField {...props} />
      {alert ? (
        <div className="alert alert--warn" role="alert">
          <p>{alert}</p>
        </div>
      ) : null}
      {sent && !verified ? <CodeField {...props} /> : null}
      {verified ? null : (
        <Button
          // Another button, further down: what moves on a page is nobody's to press.
          key={sent ? 'again' : 'first'}
          type="submit"
          name="intent"
          value="send"
          look={sent || !submit ? 'line' : 'brand'}
          size={submit ? 'large' : 'medium'}
          wide={submit !== undefined}
          busy={busy === 'send'}
        >
          {sent ? RESEND : 'Send Code'}
        </Button>
      )}
    </div>
  )
}

function PhoneField({ phone, sent, verified, errors }: PhoneVerificationProps) {
  const id = useId()
  const wrong = errors.phone ?? ''
  return (
    <div>
      <Field id={id} label="Mobile" {...(wrong ? { error: wrong } : {})}>
        <input
          id={id}
          className="input"
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={20}
          defaultValue={phone}
          readOnly={sent}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={[wrong ? `${id}-error` : '', `${id}-sent`].join(' ').trim()}
        />
      </Field>
      {/* There before its words, so that they are read out when they come. */}
      <p className="verify__note" id={`${id}-sent`} role="status">
        {verified ? (
          <>
            <Icon name="check" /> Verified
          </>
        ) : sent ? (
          CODE_SENT
        ) : (
          ''
        )}
      </p>
    </div>
  )
}

function CodeField({ errors, onRestart, submit }: PhoneVerificationProps) {
  const id = useId()
  const wrong = errors.token ?? ''
  return (
    <>
      <Field
        id={id}
        label="Verification code"
        hint="Six digits, in a text message to this number. They work for 10 minutes."
        {...(wrong ? { error: wrong } : {})}
      >
        <input
          id={id}
          className="input verify__code num"
          name="token"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ''}`}
        />
      </Field>
      {submit}
      <p className="verify__other only-js">
        <button type="button" className="link" onClick={onRestart}>
          Use another number
        </button>
      </p>
    </>
  )
}
