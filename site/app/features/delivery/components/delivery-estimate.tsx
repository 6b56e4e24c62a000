import '#app/styles/pages/delivery.css'
import { useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { askDelivery } from '../ask-delivery.ts'
import type { DeliveryAnswer, DeliveryModel } from '../delivery-model.ts'

type State = DeliveryAnswer | { loading: true } | null

type Props = DeliveryModel & {
  /** The server's answer and the postcode it is for. */
  first?: { postcode: string; answer: DeliveryAnswer | null }
}

const UNREACHED = 'We could not reach the calculator. Please try again.'

/**
 * The delivery estimate by postcode: idle, loading, result or error (DELIV-01). Without JavaScript its form opens a
 * page with the answer.
 */
export function DeliveryEstimate({ carId, action, first }: Props) {
  const id = useId()
  const [state, setState] = useState<State>(first?.answer ?? null)
  const loading = state !== null && 'loading' in state
  const failed = state !== null && 'error' in state

  async function estimate(postcode: string) {
    setState({ loading: true })
    setState(await askDelivery(carId, postcode).catch(() => ({ error: UNREACHED })))
  }

  return (
    <form
      className="delivery"
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem('postcode') as HTMLInputElement
        if (!loading) void estimate(field.value).then(() => field.focus())
      }}
    >
      <div className={failed ? 'field is-bad' : 'field'}>
        <label className="label" htmlFor={id}>
          Delivery postcode
        </label>
        <div className="delivery__ask">
          <input
            className="input"
            id={id}
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            defaultValue={first?.postcode}
            aria-describedby={`${id}-says`}
            aria-invalid={failed || undefined}
          />
          <Button type="submit" look="line" busy={loading}>
            Estimate delivery
          </Button>
        </div>
      </div>
      <Result id={`${id}-says`} state={state} />
    </form>
  )
}

function Result({ id, state }: { id: string; state: State }) {
  return (
    <p className="delivery__says" id={id} role="status">
      {state === null || 'loading' in state ? (
        <span className="muted small">{state ? 'One moment …' : 'To your door, anywhere we go.'}</span>
      ) : 'error' in state ? (
        <span className="err">
          <Icon name="circle-alert" />
          {state.error}
        </span>
      ) : (
        <>
          <b className="num">${state.price.toLocaleString('en-AU')}</b> <span>to {state.name}</span>
        </>
      )}
    </p>
  )
}
