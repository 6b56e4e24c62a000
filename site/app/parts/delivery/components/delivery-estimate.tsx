import '#app/styles/pages/delivery.css'
import { PrefetchPageLinks, useFetcher } from '@remix-run/react'
import { useEffect, useId, useRef, useState } from 'react'
import { deliveryEstimatePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { DeliveryAnswer, DeliveryModel } from '../delivery-model.ts'

type Props = DeliveryModel & {
  /** The server's answer and the postcode it is for. */
  first?: { postcode: string; answer: DeliveryAnswer | null }
}

const NO_ANSWER = { error: 'We could not reach the calculator. Please try again.' }

/**
 * The delivery estimate by postcode: idle, loading, result or error (DELIV-01). Without JavaScript its form opens a
 * page with the answer.
 */
export function DeliveryEstimate({ carId, action, first }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  const { load, data, state } = useFetcher<DeliveryAnswer | null>()
  const isLoading = state !== 'idle'
  const answer = data === undefined ? (first?.answer ?? null) : (data ?? NO_ANSWER)
  const isRefused = !isLoading && answer !== null && 'error' in answer
  useEffect(() => {
    if (isLoading) return () => field.current?.focus()
  }, [isLoading])

  return (
    <form
      className="delivery"
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLoading) load(deliveryEstimatePath(carId, field.current?.value ?? ''))
      }}
      onFocus={() => setUsed(true)}
    >
      <div className={isRefused ? 'field is-bad' : 'field'}>
        <label className="label" htmlFor={id}>
          Delivery postcode
        </label>
        <div className="delivery__ask">
          <input
            className="input"
            id={id}
            ref={field}
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            defaultValue={first?.postcode}
            aria-describedby={`${id}-result`}
            aria-invalid={isRefused || undefined}
          />
          <Button type="submit" look="line" busy={isLoading}>
            Estimate delivery
          </Button>
        </div>
      </div>
      <Result id={`${id}-result`} answer={answer} isLoading={isLoading} />
      {/* Its script must be loaded before the page is offline, or the router reloads the page. */}
      {isUsed ? <PrefetchPageLinks page={deliveryEstimatePath('', '')} /> : null}
    </form>
  )
}

type ResultProps = { id: string; answer: DeliveryAnswer | null; isLoading: boolean }

function Result({ id, answer, isLoading }: ResultProps) {
  return (
    <p className="delivery__result" id={id} role="status">
      {isLoading || answer === null ? (
        <span className="muted small">{isLoading ? 'One moment …' : 'We bring it to you.'}</span>
      ) : 'error' in answer ? (
        <span className="err">
          <Icon name="circle-alert" />
          {answer.error}
        </span>
      ) : (
        <>
          <b className="num">${answer.price.toLocaleString('en-AU')}</b>{' '}
          <span>
            to {answer.name} by {answer.by}
          </span>
        </>
      )}
    </p>
  )
}
