import { Form, Link } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import type { AlertModel } from '../alert-model.ts'

const COPY = {
  pending: {
    title: 'Get alerts for this search?',
    text: 'We mail you when something new fits it or costs less, once a day at most.',
  },
  active: {
    title: 'You follow this search',
    text: 'We mail you when something new fits it or costs less, once a day at most.',
  },
  ended: {
    title: 'You do not follow this search',
    text: 'You won’t get any more emails. You can set the alert again from the search.',
  },
} as const

/** Confirms or ends a followed search: by a button, because mail programs open every link. */
export function AlertPage({ alert: { state, words, path } }: { alert: AlertModel }) {
  const { title, text } = COPY[state]
  return (
    <div className="wrap page form-page">
      <h1>{title}</h1>
      {words ? (
        <p>
          <Link to={path}>{words}</Link>
        </p>
      ) : null}
      <p>{text}</p>
      <Form method="post" className="row wraps">
        {state === 'pending' ? (
          <Button type="submit" name="do" value="confirm" size="large">
            Follow
          </Button>
        ) : null}
        {state === 'ended' ? null : (
          <Button type="submit" name="do" value="end" look="line" size="large">
            {state === 'pending' ? 'No, forget it' : 'End it'}
          </Button>
        )}
      </Form>
    </div>
  )
}
