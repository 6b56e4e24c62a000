import type { PhoneLink } from '#app/features/layout/layout-model.ts'
import type { DrivePlace } from '../test-drive-model.ts'

type DriveNextProps = { place: DrivePlace | null; minutes: number; phone: PhoneLink | null }

/** What follows once the form is sent: who reads it, and how to change it. */
export function DriveNext({ place, minutes, phone }: DriveNextProps) {
  return (
    <section aria-labelledby="drive-next">
      <h2 id="drive-next" className="drive__next-title">
        What happens next
      </h2>
      <ol className="next">
        <li>
          <div>
            <b>{place ? `${place.name} reads it` : 'The place you choose reads it'}</b>
            <span>
              {place?.open ? `Right now: ${place.open}. ` : ''}Somebody calls or writes to confirm the time.
            </span>
          </div>
        </li>
        <li>
          <div>
            <b>The vehicle is made ready</b>
            <span>It is ready at the door at your time.</span>
          </div>
        </li>
        <li>
          <div>
            <b>You drive</b>
            <span>Up to {minutes} minutes. Bring your licence.</span>
          </div>
        </li>
        <li>
          <div>
            <b>You decide later</b>
            <span>
              It costs nothing and holds nothing.
              {phone ? (
                <>
                  {' '}
                  To change or cancel, call <a href={phone.href}>{phone.text}</a>.
                </>
              ) : null}
            </span>
          </div>
        </li>
      </ol>
    </section>
  )
}
