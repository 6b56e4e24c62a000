import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import type { ReserveTerms, StatusStep } from '#app/parts/reserve/reserve-model.ts'
import { LinkButton } from '#app/ui/button.tsx'

const ASK_AGAIN_MS = 2_000

/** A payment that is not finished, and what can be done. While it is processed, the page polls. */
export function ReserveStatus({ step, offer }: { step: StatusStep; offer: ReserveTerms }) {
  const { revalidate, state } = useRevalidator()
  const waits = step.state === 'processing' || step.state === 'unknown'
  useEffect(() => {
    if (!waits || state !== 'idle') return
    const timer = setTimeout(revalidate, ASK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [waits, state, revalidate])
  return (
    <section aria-labelledby="reserve-state" className="reserve__box">
      <div role="status">
        <h2 id="reserve-state">{step.title}</h2>
        <p>{step.text}</p>
      </div>
      <div className="row wraps">
        {step.payHref ? <LinkButton href={step.payHref}>Pay the deposit</LinkButton> : null}
        {waits ? (
          <LinkButton look="line" href={reservationHref(offer, step)}>
            Check again
          </LinkButton>
        ) : null}
      </div>
    </section>
  )
}

/** The page's own address. */
export const reservationHref = ({ href }: ReserveTerms, { reservation }: StatusStep) =>
  `${href}${href.includes('?') ? '&' : '?'}reservation=${encodeURIComponent(reservation)}`
