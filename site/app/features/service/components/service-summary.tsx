import { DROP_OFF } from '#app/parts/lead/rules/service-steps.ts'

/** What is chosen of a service so far, in words; '' for nothing. */
export type ChosenService = { day: string; place: string; type: string; price: string }

export const NOTHING_CHOSEN: ChosenService = { day: '', place: '', type: '', price: '' }

/** The choices in the form; a day of another place is no longer valid. */
export function readChosen(form: HTMLFormElement, changed: EventTarget): ChosenService {
  const checked = (name: string) =>
    [...form.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].find((one) => one.name === name)
  const moved = changed instanceof HTMLInputElement && changed.name === 'location_id'
  const type = checked('Service Type')
  const [day, dropOff] = ['Preferred Service Date', DROP_OFF].map((name) =>
    moved ? '' : (checked(name)?.dataset.words ?? ''),
  )
  return {
    day: [day, dropOff && `drop-off ${dropOff}`].filter(Boolean).join(', '),
    place: checked('location_id')?.dataset.words ?? '',
    type: type?.dataset.words ?? '',
    price: type?.dataset.figure ?? '',
  }
}

/** The booking as chosen so far; nothing before a choice. */
export function ServiceSummary({ chosen: { day, place, type, price } }: { chosen: ChosenService }) {
  const [title, ...others] = [day, type, place].filter(Boolean)
  return (
    <section className={title ? 'sum' : undefined} aria-label="Your service" aria-live="polite">
      {title ? (
        <>
          <h2 className="sum__when">{title}</h2>
          {others.map((words) => (
            <p className="sum__more" key={words}>
              {words}
            </p>
          ))}
          {price ? (
            <p className="sum__price num">
              <span className="small muted">Price</span> <b>{price}</b>
            </p>
          ) : null}
        </>
      ) : null}
    </section>
  )
}

/** The same in a line, for the bar of a phone. */
export const ChosenLine = ({ chosen: { day, type, price } }: { chosen: ChosenService }) => (
  <p className="form__chosen">{[day || type, price].filter(Boolean).join(' · ')}</p>
)
