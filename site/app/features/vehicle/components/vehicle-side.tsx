import { OpenNow } from '#app/parts/contact/open-state.tsx'
import { LeadLink } from '#app/parts/lead/form/components/lead-link.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { pageActions } from '../actions/offered-actions.ts'
import { ViewCount } from '../head/view-count.tsx'
import { ForSale } from '../money/for-sale.tsx'
import { PhoneNumber } from '../place/phone-number.tsx'
import type { PlaceSection } from '../place/place-section.server.ts'
import { YardNote } from '../place/yard-note.tsx'
import type { VehicleModel } from '../queries.server.ts'
import { SideTools } from '../tools/side-tools.tsx'

/** In characters, of the larger of two sizes. */
const LONGEST_ON_A_LINE = 22

/** Name, price and what to do about it (VDP-20). */
export function VehicleSide({ car }: { car: VehicleModel }) {
  const actions = pageActions(car)
  return (
    <aside
      className="side"
      aria-label="Price and actions"
      data-car-id={car.viewed.id}
      data-car-type={car.carType}
    >
      <div>
        <div className="small side__kind">
          {car.certified ? (
            <span className="certified">
              <Icon name="badge-check" />
              {car.kind}
            </span>
          ) : (
            <span>{car.kind}</span>
          )}
          {car.available ? (
            <a className="side__yard" href="#vehicle-map">
              {car.place.name}
            </a>
          ) : null}
          {car.available ? null : <ViewCount slug={car.slug} views={car.views} />}
        </div>
        <h1 data-long={car.name.length > LONGEST_ON_A_LINE || undefined}>{car.name}</h1>
        <p className="side__sub">
          {car.sub ? <span>{car.sub}</span> : null}
          {car.facts.map(({ icon, text }) => (
            <span key={text}>
              <Icon name={icon} />
              {text}
            </span>
          ))}
        </p>
      </div>
      {car.available ? <ForSale car={car} actions={actions} /> : <Gone car={car} />}
      <SideTools car={car} more={actions.more} />
      {car.available ? <PlaceRow place={car.place} called={actions.primary === undefined} /> : null}
      {car.available ? <YardNote city={car.announcement} place={car.place} /> : null}
    </aside>
  )
}

/** Whether its yard is open, and its number; the number is omitted when calling is the primary action. */
function PlaceRow({
  place: { openState, phone },
  called,
}: Pick<PlaceSection, 'place'> & { called: boolean }) {
  return (
    <div className="side__place">
      {openState ? <OpenNow state={openState} /> : null}
      {phone && !called ? <PhoneNumber phone={phone} look="text" /> : null}
    </div>
  )
}

/**
 * An unavailable car has no price, and only a link to similar cars (VDP-37, VDP-38). Only of one that its feed calls sold
 * the words go on to say so.
 */
function Gone({ car }: { car: VehicleModel }) {
  return (
    <>
      <div className="sold-note">
        <p className="display">SOLD</p>
        <p className="muted">
          {car.isSold ? `This ${car.item.one} has found its new home. ` : ''}
          Tell us what you are after, and we will call when one comes in.
        </p>
      </div>
      <div className="side__acts">
        {car.leads.similar ? <LeadLink link={car.leads.similar} size="large" /> : null}
        <LinkButton look="line" size="large" wide href={car.similar.href}>
          See all stock
        </LinkButton>
      </div>
    </>
  )
}
