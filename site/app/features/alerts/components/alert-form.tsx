import { Form } from '@remix-run/react'
import { useId } from 'react'
import { alertsPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { ALERT_AGREEMENT } from '../alert-model.ts'
import '#app/styles/pages/alert-form.css'

interface AlertFormProps {
  /** Address of the search. */
  search: string
  /** Version of the privacy policy, stored with what is agreed to. */
  policyVersion: string
  /** What was typed before. */
  email?: string
  error?: string
}

/** Asks for mails about a search. */
export function AlertForm({ search, policyVersion, email = '', error = '' }: AlertFormProps) {
  const id = useId()
  return (
    <Form className="alert-form" method="post" action={alertsPath()} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Hear about new arrivals and price drops</h2>
      <input type="hidden" name="search" value={search} />
      <input type="hidden" name="policy_version" value={policyVersion} />
      <p className="vh" aria-hidden="true">
        <label>
          Leave this empty <input name="leave_empty" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </p>
      <div className="alert-form__row">
        <Field label="Email" id={id} error={error}>
          <Input
            id={id}
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={email}
            aria-invalid={error !== ''}
            aria-describedby={error ? `${id}-error` : `${id}-words`}
          />
        </Field>
        <Button type="submit">Follow this search</Button>
      </div>
      <p id={`${id}-words`} className="small muted">
        {ALERT_AGREEMENT}
      </p>
    </Form>
  )
}
