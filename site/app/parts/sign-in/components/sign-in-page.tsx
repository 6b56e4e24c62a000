import { parse } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { Form, type Navigation, useNavigation } from '@remix-run/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { readSavedList } from '#app/parts/car/saved/saved-list.ts'
import { readSavedSince } from '#app/parts/car/saved/saved-since.ts'
import { readDetails } from '#app/parts/lead/form/lead-browser.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { phoneErrors, phoneReply, usePhoneStep } from '../phone-form.ts'
import { HOW, WHY } from '../sign-in-copy.ts'
import type { SignInModel, SignInState } from '../sign-in-model.ts'
import { PhoneVerification } from './phone-verification.tsx'

type SignInPageProps = { page: SignInModel; state: SignInState | undefined; tenantSlug: string }

/** Sign-in by a code to a mobile (AUTH-01); the same form posts its steps without JavaScript. */
export function SignInPage({ page, state, tenantSlug }: SignInPageProps) {
  return (
    <div className="wrap page sign-in">
      <div className="sign-in__card">
        <h1>Sign in</h1>
        <p className="muted">{WHY[page.type]} We text you a code; there is no password.</p>
        <SignInForm page={page} state={state} tenantSlug={tenantSlug} />
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
      <div className="sign-in__how">
        <h2>No password. We text you a code.</h2>
        <ul>
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
    </div>
  )
}

function SignInForm({ page, state, tenantSlug }: SignInPageProps) {
  const element = useRef<HTMLFormElement>(null)
  const { sent, error, restart } = usePhoneStep(state, element)
  const busy = readBusy(useNavigation())
  const [form, fields] = useForm<{ phone: string; token: string }>({
    id: 'sign-in',
    lastResult: useMemo(() => phoneReply(error), [error]),
    defaultNoValidate: true,
    onValidate: ({ formData }) =>
      parse<{ phone: string; token: string }, string[]>(formData, {
        resolve: ({ phone = '', token = '' }) => ({
          value: { phone, token },
          error: phoneErrors(formData, formData.get('intent') !== 'verify'),
        }),
      }),
    onSubmit: (event) => busy && event.preventDefault(),
  })
  return (
    <Form
      className="form"
      method="post"
      action={page.again}
      ref={element}
      id={form.id}
      noValidate={form.noValidate}
      onSubmit={form.onSubmit}
    >
      <KnownDetails tenantSlug={tenantSlug} />
      <PhoneVerification
        phone={state?.phone ?? ''}
        sent={sent}
        errors={{ phone: fields.phone.errors?.[0], token: fields.token.errors?.[0] }}
        alert={error?.field === null ? error.error : ''}
        busy={busy}
        onRestart={restart}
        submit={
          <Button type="submit" name="intent" value="verify" size="large" wide busy={busy === 'verify'}>
            Sign In
          </Button>
        }
      />
    </Form>
  )
}

/** Which press is under way. The page is read again after a code was sent, and takes presses meanwhile. */
function readBusy({ state, formData }: Pick<Navigation, 'state' | 'formData'>): 'send' | 'verify' | null {
  const intent = formData?.get('intent')
  if (intent === 'verify') return 'verify'
  return intent === 'send' && state === 'submitting' ? 'send' : null
}

/**
 * Hidden inputs from browser storage: details of an earlier form (AUTH-10), and the saved cars, which are added to the
 * watchlist (docs/decisions/023).
 */
function KnownDetails({ tenantSlug }: { tenantSlug: string }) {
  const [known, setKnown] = useState<Record<string, string>>({})
  useEffect(() => {
    const { name = '', last_name = '', email = '' } = readDetails(tenantSlug)
    const cars = readSavedList(tenantSlug, 'favourites').map(({ id }) => id)
    const since = readSavedSince(tenantSlug)
    const saved_at = cars.map((id) => since.get(id) ?? '').join(',')
    setKnown({ first_name: name, last_name, email, car_ids: cars.join(','), saved_at })
  }, [tenantSlug])
  return Object.entries(known).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
