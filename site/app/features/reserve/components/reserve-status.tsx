import { Form, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { Unsent } from '#app/parts/lead/form/components/unsent.tsx'
import { usePosted } from '#app/parts/lead/form/use-page-form.ts'
import type { ReservePageModel, ReserveTerms, StatusStep } from '#app/parts/reserve/reserve-model.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type NextStep, NextSteps } from '#app/ui/next-steps.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

const ASK_AGAIN_MS = 2_000

type ReserveStatusProps = { step: StatusStep; offer: ReserveTerms } & Pick<
  ReservePageModel,
  'place' | 'words'
>

/** The state of a reservation and its actions. While the payment is processed, the page polls. */
export function ReserveStatus({ step, offer, place, words }: ReserveStatusProps) {
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
            {step.state === 'cancelled' ? 'Reserve it again' : 'Try again'}
          </LinkButton>
        ) : null}
      </div>
      {step.heldUntil ? <Facts step={step} offer={offer} place={place} /> : null}
      {step.heldUntil ? <NextSteps steps={nextSteps(step, offer, words)} /> : null}
      {step.cancels ? <CancelHold here={hereOf(offer, step)} deposit={offer.deposit} busy={busy} /> : null}
    </section>
  )
}

/** Asks before it cancels: the vehicle is free for others at once. */
function CancelHold({ here, deposit, busy }: { here: string; deposit: string; busy: boolean }) {
  return (
    <div>
      <p className="muted small">
        Changed your mind? Cancel any time before then and your deposit goes back to your card.
      </p>
      <details>
        <summary className="btn btn--line btn--s">Cancel and refund</summary>
        <Form method="post" action={here}>
          <Unsent />
          <p>
            <b>Cancel, and get your {deposit} back?</b>
          </p>
          <Button type="submit" look="ink" size="small" busy={busy}>
            Yes, cancel it
          </Button>
        </Form>
      </details>
    </div>
  )
}

/** What to keep of a reservation: where the vehicle is, what was paid, and how to name it on the phone. */
function Facts({ step, offer, place }: Omit<ReserveStatusProps, 'words'>) {
  return (
    <dl className="reserve__facts">
      {place ? (
        <div>
          <dt>Where</dt>
          <dd>
            {place.name}
            {place.address ? <span>{place.address}</span> : null}
            {place.directions ? (
              <SiteLink href={place.directions} target="_blank" rel="noopener noreferrer">
                Get Directions
              </SiteLink>
            ) : null}
          </dd>
        </div>
      ) : null}
      <div>
        <dt>Paid</dt>
        <dd>
          {offer.deposit} deposit
          <span>{offer.refund}</span>
        </dd>
      </div>
      <div>
        <dt>Reference</dt>
        <dd>{step.reference}</dd>
      </div>
    </dl>
  )
}

const nextSteps = (
  { heldUntil }: StatusStep,
  { refund }: ReserveTerms,
  { go }: ReservePageModel['words'],
): NextStep[] => [
  { title: 'We call you', text: 'To agree on a time that suits you.' },
  { title: `You see it and ${go} it`, text: `We’re holding it for you until ${heldUntil}.` },
  { title: 'You decide', text: `You buy it, or cancel before then: the deposit is ${refund}.` },
]

/** The page's own address. */
const hereOf = ({ href }: ReserveTerms, { reservation }: StatusStep) =>
  `${href}${href.includes('?') ? '&' : '?'}reservation=${encodeURIComponent(reservation)}`
