import { PRICE_COMPARISON } from '#app/features/vehicle/gauge/gauge-model.ts'
import { type SideAction, sideActions } from '#app/features/vehicle/rules/side-actions.ts'
import type { VehicleNotice } from '#app/features/vehicle/rules/vehicle-notice.ts'
import { OpenNow } from '#app/parts/contact/open-state.tsx'
import { LeadLink } from '#app/parts/lead/form/components/lead-link.tsx'
import { FinanceButton } from '#app/parts/money/calculator/components/finance-button.tsx'
import { useShoppersLoan } from '#app/parts/money/calculator/shoppers-loan.ts'
import { ReserveButton } from '#app/parts/reserve/reserve-section.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { FinanceNote } from '#app/ui/finance-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { VehicleModel } from '../vehicle-model.ts'
import { offeredFor, primaryLead } from './offered-actions.ts'
import { PhoneNumber } from './phone-number.tsx'
import { SideTools } from './side-tools.tsx'
import { ViewCount } from './view-count.tsx'

/** Name, price and what to do about it; sticky on wide screens (VDP-20). */
export function VehicleSide({ car }: { car: VehicleModel }) {
  const { secondary, more } = sideActions(offeredFor(car))
  return (
    <aside
      className="side"
      aria-label="Price and actions"
      data-car-id={car.viewed.id}
      data-car-type={car.carType}
    >
      <div>
        <p className="row small side__kind">
          {car.certified ? (
            <span className="certified">
              <Icon name="badge-check" />
              {car.kind}
            </span>
          ) : (
            <span className="muted">{car.kind}</span>
          )}
          <ViewCount slug={car.slug} views={car.views} />
        </p>
        <h1>{car.name}</h1>
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
      {car.available ? <ForSale car={car} secondary={secondary} /> : <Gone car={car} />}
      <SideTools car={car} more={more} />
      {car.available ? <Further car={car} /> : null}
    </aside>
  )
}

function ForSale({ car, secondary }: ActionsProps) {
  const { price, weekly, money, notice, viewed } = car
  // Nothing is said without the comparison behind it: a provider's may not come, and comes with its own words.
  const belowMarket = car.gauge?.own ? car.gauge.belowMarket : ''
  const { finance } = money
  return (
    <>
      <div className="side__price">
        <p className="price">
          {price.text}
          {price.type ? <small>{price.type}</small> : null}
        </p>
        {price.was || belowMarket ? (
          <p className="side__deal">
            {price.was ? (
              <span>
                Was <s>{price.was}</s>
              </span>
            ) : null}
            {belowMarket ? (
              <b className="only-js">
                <a href={`#${PRICE_COMPARISON}`}>{belowMarket}</a>
              </b>
            ) : null}
          </p>
        ) : null}
      </div>
      {weekly ? (
        <div className="panel">
          <div className="panel__row" id="finance">
            <div aria-live="polite">
              <Repayment carId={viewed.id} weekly={weekly} />
            </div>
            <a className="link small" href={finance ? '#finance-calculator' : '#financeDisclaimer'}>
              {finance ? 'Adjust' : 'Details'}
            </a>
          </div>
        </div>
      ) : null}
      {notice ? <Notice notice={notice} /> : null}
      <Actions car={car} secondary={secondary} />
    </>
  )
}

/** What follows a purchase: a trade-in, and where to go. */
function Further({ car: { tradeHref, place, leads } }: { car: VehicleModel }) {
  return (
    <div className="panel">
      {tradeHref ? (
        <div className="panel__row trade-row">
          <div>
            <p>
              <b>Trading yours in?</b>
            </p>
            <p>Know what yours is worth in a minute.</p>
          </div>
          <SiteLink className="link small" href={tradeHref}>
            Trade-in
          </SiteLink>
        </div>
      ) : null}
      <PlaceRow place={place} called={!leads.enquire} />
    </div>
  )
}

/** The repayment of the loan that the page came with, or of what the shopper has made of it. */
function Repayment({ carId, weekly }: { carId: string; weekly: NonNullable<VehicleModel['weekly']> }) {
  const own = useShoppersLoan(carId)
  return (
    <>
      <p>
        <b>{own?.payment ?? weekly.text}</b> · {own?.comparison ?? weekly.comparison}
        <FinanceNote />
      </p>
      <p>{own?.terms ?? weekly.terms}</p>
    </>
  )
}

/** That somebody has put down a deposit, or that it is on its way. */
function Notice({ notice: { title, text } }: { notice: VehicleNotice }) {
  return (
    <div className="held" role="note">
      <p>
        <b>{title}</b>
      </p>
      <p>{text}</p>
    </div>
  )
}

/** Location and phone number; the number is omitted when calling is the primary action. */
function PlaceRow({
  place: { openState, name, address, phone },
  called,
}: Pick<VehicleModel, 'place'> & { called: boolean }) {
  return (
    <div className="panel__row">
      <div>
        <p>
          <b>{name}</b>
        </p>
        {openState ? <OpenNow state={openState} /> : <p>{address}</p>}
        {phone && !called ? <PhoneNumber phone={phone} look="text" /> : null}
      </div>
      <a className="link small" href="#vehicle-map">
        Map
      </a>
    </div>
  )
}

type ActionsProps = { car: VehicleModel; secondary: SideAction | null }

/** One primary action and a second one; the others are under More. */
function Actions({ car, secondary }: ActionsProps) {
  const { phone } = car.place
  const { testDrive } = car.leads
  const { finance } = car.money
  const enquire = primaryLead(car)
  return (
    <div className="side__acts">
      {enquire ? <LeadLink link={enquire} size="large" /> : null}
      {phone && !enquire ? <PhoneNumber phone={phone} /> : null}
      {secondary === 'reserve' ? <ReserveButton offer={car.reserve} /> : null}
      {secondary === 'finance' && finance ? <FinanceButton finance={finance} size="large" /> : null}
      {secondary === 'testDrive' && testDrive ? <LeadLink link={testDrive} look="line" size="large" /> : null}
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
