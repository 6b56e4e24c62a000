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
  /** The errors of the fields, by name. */
  errors: { phone?: string | undefined; token?: string | undefined }
  /** The error of the whole form; '' for none. */
  alert: string
  /** The button whose request is under way. */
  busy: 'send' | 'verify' | null
  /** Starts again with another number. */
  onRestart: () => void
  /** The button that submits the code, where the form has no other. */
  submit?: ReactNode
}

/**
 * Number, code and their errors (AUTH-14), inside a form that its button submits with the intent `send`; the fields are
 * `phone` and `token`.
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
          // A new element: the button moves down, and a press on the old place must not hit it.
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
      {/* Rendered while empty, so that screen readers announce its first text. */}
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
        hint="Enter the 6-digit code we texted you. It’s valid for 10 minutes."
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
