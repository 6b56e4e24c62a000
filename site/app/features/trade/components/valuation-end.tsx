import { LeadCar } from '#app/parts/lead/form/components/lead-car.tsx'
import { LocationCard } from '#app/parts/location/location-card.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type NextStep, NextSteps } from '#app/ui/next-steps.tsx'
import type { ValuationModel, ValuationVisit } from '../trade-model.ts'
import { ToBring } from './to-bring.tsx'

const REACHED = { Phone: 'We call you', Email: 'We email you', SMS: 'We text you' } as const

type EndProps = { page: ValuationModel; visit: ValuationVisit }

/** Once the offer is accepted: what follows, what to bring and where. */
export function ValuationEnd({ page, visit }: EndProps) {
  const { car, phone } = page
  return (
    <div className="valuation-end">
      <Accepted offer={page.firm?.price ?? page.offer} state={visit.state} />
      {car ? <LeadCar car={car} label="Traded in for" /> : null}
      <NextSteps steps={nextSteps(page, visit)} />
      <ToBring things={visit.bring} />
      <Where place={visit.place} phone={phone} />
    </div>
  )
}

/** Where no estimate is given online: who gets in touch, and what follows. */
export function AfterNoEstimate({ page, visit }: EndProps) {
  return (
    <>
      <NextSteps steps={nextSteps(page, visit)} />
      <ToBring things={visit.bring} />
      <Where place={visit.place} phone={page.phone} />
    </>
  )
}

function Where({ place, phone }: Pick<ValuationVisit, 'place'> & Pick<ValuationModel, 'phone'>) {
  if (!place && !phone) return null
  return (
    <aside className="valuation-end__place" aria-labelledby="valuation-place">
      <h2 id="valuation-place" className="h-small">
        {place ? 'Where to bring it' : 'Any questions?'}
      </h2>
      {place ? (
        <LocationCard place={place} />
      ) : phone ? (
        <LinkButton look="line" wide icon="phone" href={phone.href}>
          {phone.text}
        </LinkButton>
      ) : null}
    </aside>
  )
}

function Accepted({ offer, state }: { offer: string; state: ValuationVisit['state'] }) {
  return (
    <section className="offer-panel offer-panel--end" aria-labelledby="offer-title">
      <h2 id="offer-title" className="offer-panel__done">
        <Icon name="badge-check" /> Offer accepted
      </h2>
      <p className="price offer-panel__price">{offer}</p>
      <dl className="offer-panel__state small">
        {state.map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function nextSteps(
  { step, firm, car, words }: ValuationModel,
  { contact, place }: ValuationVisit,
): NextStep[] {
  const here = place ? `to ${place.name}` : 'to us'
  const isAccepted = step === 'accepted'
  const look: NextStep = {
    title: isAccepted ? 'We confirm the figure' : 'You have a figure',
    text: 'It’s free, and there’s no need to buy from us.',
  }
  return [
    {
      title: REACHED[contact],
      text: isAccepted
        ? 'To agree on a time that suits you.'
        : 'With what we need to know for a figure, and a time.',
    },
    {
      title: `You bring the ${words.one}`,
      text: `Bring it ${here}.${firm ? '' : ' We look it over with you.'}`,
    },
    // A firm offer is of a vehicle that has been looked at.
    ...(firm ? [] : [look]),
    car
      ? { title: 'You change keys', text: `The amount comes off the price of the ${car.name}.` }
      : { title: 'You hand over the keys', text: 'We sort the paperwork and pay you that day.' },
  ]
}
