import { type FormEvent, useRef } from 'react'
import { readDetails } from '#app/features/leads/form/lead-browser.ts'
import { Icon } from '#app/ui/icon.tsx'
import { goOn } from '../go-on.ts'
import type { SignInModel, SignInState } from '../sign-in-model.ts'
import { HOW, WHY } from '../sign-in-words.ts'
import { PhoneVerification } from './phone-verification.tsx'
import { usePhoneVerification } from './use-phone-verification.ts'

type SignInPageProps = { page: SignInModel; state: SignInState | undefined; tenantSlug: string }

/** Sign-in by a code to a mobile (AUTH-01); the same form posts its steps without JavaScript. */
export function SignInPage({ page, state, tenantSlug }: SignInPageProps) {
  const verification = usePhoneVerification({
    type: page.type,
    details: () => knownDetails(tenantSlug),
    ...(state ? { initial: state } : {}),
  })
  const busy = useRef(false)
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!verification.sent) return void verification.send()
    if (busy.current) return
    busy.current = true
    const user = await verification.verify()
    if (user) await goOn(tenantSlug, page.redirect)
    busy.current = false
  }
  return (
    <div className="wrap page sign-in">
      <div className="sign-in__card">
        <h1>Sign in</h1>
        <p className="muted">{WHY[page.type]} We text you a code; there is no password.</p>
        <form className="form" method="post" action={page.again} noValidate onSubmit={onSubmit}>
          <PhoneVerification verification={verification} posts />
        </form>
        {state?.sent ? (
          <p className="no-js">
            <a className="link" href={page.again}>
              Use another number
            </a>
          </p>
        ) : null}
        <p className="sign-in__back">
          <a className="link" href={page.back}>
            <Icon name="arrow-left" /> Back
          </a>
        </p>
      </div>
      <ul className="sign-in__how">
        {HOW.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <p>
              <strong>{title}</strong>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What this browser knows of the person from an earlier form goes along with the code (AUTH-10). */
function knownDetails(tenantSlug: string) {
  const { name = '', last_name = '', email = '' } = readDetails(tenantSlug)
  return { first_name: name, last_name, email }
}
