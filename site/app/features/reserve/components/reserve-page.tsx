import { LeadCar } from '#app/parts/lead/form/components/lead-car.tsx'
import { AcceptedPayments } from '#app/parts/reserve/accepted-payments.tsx'
import type {
  RefusedStep,
  ReservePageModel,
  ReserveStep,
  ReserveTerms,
} from '#app/parts/reserve/reserve-model.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ReserveEnded } from './reserve-ended.tsx'
import { ReserveForm } from './reserve-form.tsx'
import { ReserveStatus } from './reserve-status.tsx'
import { ReservedPage } from './reserved-page.tsx'
import { SimilarInstead } from './similar-instead.tsx'

/** A car that cannot be reserved is not announced as if it could. */
function formatTitle({ car: { name }, step }: ReservePageModel): string {
  if (name === '') return 'Your reservation'
  return step.kind === 'refused' ? `The ${name}` : `Reserve the ${name}`
}

/** The reservation of a car: details, deposit, reserved (RES-01, OPEN-74). */
export function ReservePage({ page }: { page: ReservePageModel }) {
  const { car, offer, step, phone } = page
  if (step.kind === 'status' && step.held) return <ReservedPage step={step} held={step.held} offer={offer} />
  if (step.kind === 'status' && step.ended) return <ReserveEnded page={page} step={step} ended={step.ended} />
  return (
    <div className="wrap page reserve">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          ...(car.href ? [{ label: car.name, href: car.href }] : []),
          { label: 'Reserve' },
        ]}
      />
      <h1>{formatTitle(page)}</h1>
      <Steps step={step} />
      <div className="car-cols">
        <LeadCar car={car} icon={car.icon} />
        <div>
          {step.kind === 'details' ? <ReserveForm step={step} offer={offer} /> : null}
          {step.kind === 'refused' ? <Refused step={step} /> : null}
          {step.kind === 'status' ? <ReserveStatus step={step} offer={offer} /> : null}
        </div>
        <aside aria-label="Your reservation" className="reserve__aside">
          {step.kind === 'refused' ? null : <Terms offer={offer} />}
          {phone ? (
            <p className="small">
              Questions? Call <a href={phone.href}>{phone.text}</a>
            </p>
          ) : null}
        </aside>
      </div>
      {step.kind === 'refused' && !step.reservationHref ? <SimilarInstead slug={step.slug} /> : null}
    </div>
  )
}

/** The terms: deposit, hours and refund (RES-04). */
function Terms({ offer }: { offer: ReserveTerms }) {
  return (
    <>
      <ul className="reserve__terms">
        <li>
          <Icon name="tag" />
          {offer.deposit} deposit, {offer.refund}
        </li>
        <li>
          <Icon name="clock" />
          Held for you for {offer.hours} hours
        </li>
        <li>
          <Icon name="shield-check" />
          Paid on the payment provider’s own page; this site never sees your card
        </li>
      </ul>
      <AcceptedPayments />
    </>
  )
}

const STEPS = ['Your details', 'Deposit', 'Reserved']

function Steps({ step }: { step: ReserveStep }) {
  const at = findStep(step)
  if (at === null) return null
  return (
    <ol className="form__steps" aria-label="Steps">
      {STEPS.map((title, index) => (
        <li key={title} aria-current={index === at ? 'step' : undefined}>
          <span>
            {index + 1}. {title}
          </span>
        </li>
      ))}
    </ol>
  )
}

function findStep(step: ReserveStep): number | null {
  if (step.kind === 'details') return 0
  return step.kind === 'status' ? 1 : null
}

function Refused({ step }: { step: RefusedStep }) {
  return (
    <section aria-labelledby="reserve-refused" className="reserve__box">
      <h2 id="reserve-refused">{step.title}</h2>
      <p>{step.text}</p>
      {step.reservationHref ? (
        <LinkButton href={step.reservationHref}>See your reservation</LinkButton>
      ) : (
        <LinkButton href={step.similarHref}>Find Me Something Similar</LinkButton>
      )}
    </section>
  )
}
