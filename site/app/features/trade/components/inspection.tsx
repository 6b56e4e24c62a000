import { Form } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { findChosenTime, nameBooking } from '#app/parts/lead/form/chosen-time.ts'
import { LeadField } from '#app/parts/lead/form/components/lead-field.tsx'
import { usePosted } from '#app/parts/lead/form/use-page-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ValuationModel } from '../trade-model.ts'

const BOOK = 'Book an inspection'

/** When the vehicle is looked at, which makes an estimate a firm offer. */
export function Inspection({ page }: { page: ValuationModel }) {
  const { times, nextTime, phone, range } = page
  return (
    <section className="sum inspect" aria-labelledby="inspect-title">
      <h2 id="inspect-title">{range ? 'Lock it in with an inspection' : 'Or bring it in'}</h2>
      <p>Bring it in, and leave with a firm offer.</p>
      {times ? <PickTime times={times} error={page.inspectError} /> : <p>We’ll call you to set a time.</p>}
      <ul className="inspect__notes small muted">
        {nextTime ? (
          <li>
            <Icon name="calendar-days" /> Next: {nextTime}
          </li>
        ) : null}
        <li>
          <Icon name="check" /> It’s free, and there’s no need to buy from us
        </li>
        {phone ? (
          <li>
            <Icon name="phone" />
            <span>
              Prefer to call? <a href={phone.href}>{phone.text}</a>
            </span>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

type PickTimeProps = { times: NonNullable<ValuationModel['times']>; error: string }

/** The free times, behind the button until they are wanted. */
function PickTime({ times, error }: PickTimeProps) {
  const isBusy = usePosted()?.get('intent') === 'inspect'
  const [time, setTime] = useState('')
  return (
    <details className="inspect__pick" open={error !== ''}>
      <summary className="btn btn--l btn--wide">{BOOK}</summary>
      <Form
        method="post"
        className="form"
        onChange={({ currentTarget }: FormEvent<HTMLFormElement>) => setTime(findChosenTime(currentTarget))}
      >
        <LeadField field={times} id="inspection" />
        {error ? (
          <p className="err" role="alert">
            {error}
          </p>
        ) : null}
        <Button type="submit" name="intent" value="inspect" size="large" wide busy={isBusy}>
          {nameBooking(time, BOOK)}
        </Button>
      </Form>
    </details>
  )
}
