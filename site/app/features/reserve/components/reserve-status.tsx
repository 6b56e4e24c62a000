import { Form, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { Unsent } from '#app/parts/lead/form/components/unsent.tsx'
import { usePosted } from '#app/parts/lead/form/use-page-form.ts'
import type { ReserveTerms, StatusStep } from '#app/parts/reserve/reserve-model.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type NextStep, NextSteps } from '#app/ui/next-steps.tsx'

const ASK_AGAIN_MS = 2_000

/** The state of a reservation and its actions. While the payment is processed, the page polls. */
export function ReserveStatus({ step, offer }: { step: StatusStep; offer: ReserveTerms }) {
  const { revalidate, state } = useRevalidator()
  const busy = usePosted() !== null
  const waits = step.state === 'processing' || step.state === 'unknown'
  useEffect(() => {
    if (!waits || state !== 'idle') return
    const timer = setTimeout(revalidate, ASK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [waits, state, revalidate])
  const done = step.state === 'held'
  return (
    <section
      aria-labelledby="reserve-state"
      className={done ? 'reserve__box reserve__box--done' : 'reserve__box'}
    >
      <div role="status">
        <h2 id="reserve-state">
          {done ? <Icon name="check" /> : null}
          {step.title}
        </h2>
        <p>{step.text}</p>
      </div>
      <div className="row wraps">
        {step.payHref ? <LinkButton href={step.payHref}>Pay the deposit</LinkButton> : null}
        {waits ? (
          <LinkButton look="line" href={hereOf(offer, step)}>
            Check again
          </LinkButton>
        ) : null}
        {step.againHref ? (
          <LinkButton look="line" href={step.againHref}>
            Try again
          </LinkButton>
        ) : null}
      </div>
      {step.heldUntil ? <NextSteps steps={nextSteps(step, offer)} /> : null}
      {step.cancels ? (
        <Form method="post" action={hereOf(offer, step)}>
          <Unsent />
          <p className="muted small">
            Changed your mind? Cancel any time before then and your deposit goes back to your card.
          </p>
          <Button type="submit" look="line" size="small" busy={busy}>
            Cancel and refund
          </Button>
        </Form>
      ) : null}
    </section>
  )
}

const nextSteps = ({ heldUntil }: StatusStep, { refund }: ReserveTerms): NextStep[] => [
  { title: 'We call you', text: 'To agree on a time that suits you.' },
  { title: 'You see it and drive it', text: `We’re holding it for you until ${heldUntil}.` },
  { title: 'You decide', text: `You buy it, or cancel before then: the deposit is ${refund}.` },
]

/** The page's own address. */
const hereOf = ({ href }: ReserveTerms, { reservation }: StatusStep) =>
  `${href}${href.includes('?') ? '&' : '?'}reservation=${encodeURIComponent(reservation)}`
