import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CODE_SENT, RESEND } from '../account-texts.ts'
import '#app/styles/pages/account.css'
import type { PhoneVerificationState } from './use-phone-verification.ts'

type PhoneVerificationProps = {
  verification: PhoneVerificationState
  /** Without JavaScript its buttons send the form it stands in (`intent`); for a form of its own alone. */
  posts?: boolean
}

/**
 * Number, code, and what is wrong with either (AUTH-14). It stands inside a form, which verifies when it is sent; the
 * names on the wire are `phone` and `token`.
 */
export function PhoneVerification({ verification, posts = false }: PhoneVerificationProps) {
  const { sent, error, user } = verification
  return (
    <div className="verify">
      <PhoneField verification={verification} />
      {error.error !== '' && error.field === null ? (
        <div className="alert alert--warn" role="alert">
          <p>{error.error}</p>
        </div>
      ) : null}
      {sent && user === null ? <CodeField verification={verification} posts={posts} /> : null}
      {user === null ? <SendButton verification={verification} posts={posts} /> : null}
    </div>
  )
}

function PhoneField({ verification }: PhoneVerificationProps) {
  const { phone, setPhone, sent, error, user, refs } = verification
  const id = useId()
  const wrong = error.field === 'phone' ? error.error : ''
  return (
    <div>
      <Field id={id} label="Mobile" {...(wrong ? { error: wrong } : {})}>
        <input
          ref={refs.phoneField}
          id={id}
          className="input"
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={20}
          value={phone}
          readOnly={sent}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={[wrong ? `${id}-error` : '', `${id}-sent`].join(' ').trim()}
          onChange={(event) => setPhone(event.target.value)}
        />
      </Field>
      {/* There before its words, so that they are read out when they come. */}
      <p className="verify__note" id={`${id}-sent`} role="status">
        {user ? (
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

function CodeField({ verification, posts }: PhoneVerificationProps) {
  const { code, setCode, error, busy, refs, restart } = verification
  const id = useId()
  const wrong = error.field === 'code' ? error.error : ''
  return (
    <>
      <Field
        id={id}
        label="Verification code"
        hint="Six digits, in a text message to this number. They work for 10 minutes."
        {...(wrong ? { error: wrong } : {})}
      >
        <input
          ref={refs.codeField}
          id={id}
          className="input verify__code num"
          name="token"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ''}`}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      {posts ? (
        <Button type="submit" name="intent" value="verify" size="large" wide busy={busy === 'verify'}>
          Sign In
        </Button>
      ) : null}
      <p className="verify__other only-js">
        <button type="button" className="link" onClick={restart}>
          Use another number
        </button>
      </p>
    </>
  )
}

function SendButton({ verification, posts }: PhoneVerificationProps) {
  const { sent, busy, send } = verification
  return (
    <Button
      // Another button, further down: what moves on a page is nobody's to press.
      key={sent ? 'again' : 'first'}
      look={sent || !posts ? 'line' : 'brand'}
      size={posts ? 'large' : 'medium'}
      wide={posts === true}
      busy={busy === 'send'}
      {...(posts ? { type: 'submit', name: 'intent', value: 'send' } : { className: 'only-js' })}
      onClick={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {sent ? RESEND : 'Send Code'}
    </Button>
  )
}
