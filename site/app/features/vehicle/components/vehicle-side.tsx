import { WatchlistButton } from '#app/features/account/watchlist/components/watchlist-button.tsx'
import { CompareLink } from '#app/features/car/card/compare-box.tsx'
import { SaveLink } from '#app/features/car/card/save-button.tsx'
import { PdfLink } from '#app/features/car/pdf/pdf-link.tsx'
import { FinanceButton } from '#app/features/finance/calculator/components/finance-button.tsx'
import { LeadLink } from '#app/features/leads/form/components/lead-link.tsx'
import { OpenNow } from '#app/features/locations/components/open-state.tsx'
import { ReserveButton } from '#app/features/reserve/components/reserve-section.tsx'
import { ShareBar } from '#app/features/vehicle/share/share-bar.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { VehicleModel } from '../vehicle-model.ts'
import { PhoneNumber } from './phone-number.tsx'
import { ViewCount } from './view-count.tsx'

/** Name, price and what to do about it; sticky on wide screens (VDP-20). */
export function VehicleSide({ car }: { car: VehicleModel }) {
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
          <ViewCount slug={car.slug} text={car.views} />
        </p>
        <h1>{car.name}</h1>
        <p className="side__sub">{car.sub.join(' · ')}</p>
      </div>
      {car.available ? <ForSale car={car} /> : <Sold car={car} />}
      <SecondaryActions car={car} />
      {car.reports.length > 0 ? (
        <ul className="mini mini--wraps" aria-label="Reports">
          {car.reports.map(({ kind, label, href }) => (
            <li key={kind}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <Icon name="file-text" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {car.share ? <ShareBar link={car.share} title={car.name} /> : null}
    </aside>
  )
}

/** Secondary actions. */
function SecondaryActions({ car }: { car: VehicleModel }) {
  return (
    <div className="mini">
      {car.watch ? <WatchlistButton car={car.watch} path={car.meta.path} /> : null}
      {car.garage && !car.watch ? <SaveLink entry={car.garage} /> : null}
      {car.garage ? <CompareLink entry={car.garage} /> : null}
      {car.available && car.leads.photos ? (
        <LeadLink link={car.leads.photos} look="plain" icon="camera" />
      ) : null}
      <a href={car.print.href} target="_blank" rel="noopener" data-event="print">
        <Icon name="printer" />
        Print
      </a>
      <PdfLink href={car.print.pdf} fileName={car.print.fileName} />
      {car.available && car.place.directions ? (
        <a href={car.place.directions}>
          <Icon name="navigation" />
          Get Directions
        </a>
      ) : null}
    </div>
  )
}

function ForSale({
  car: {
    price,
    belowMarket,
    weekly,
    money: { finance },
    place,
    leads,
    tradeHref,
    reserve,
  },
}: {
  car: VehicleModel
}) {
  return (
    <>
      <div>
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
            {belowMarket ? <b>{belowMarket}</b> : null}
          </p>
        ) : null}
      </div>
      <div className="panel">
        {weekly ? (
          <div className="panel__row" id="finance">
            <div>
              <p>
                <b>{weekly.text}</b> · {weekly.comparison}
                <sup>1</sup>
              </p>
              <p>{weekly.terms}</p>
            </div>
            <a className="link small" href={finance ? '#finance-calculator' : '#financeDisclaimer'}>
              {finance ? 'Adjust' : 'Details'}
            </a>
          </div>
        ) : null}
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
      <Actions place={place} leads={leads} finance={finance} reserve={reserve} />
    </>
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

type ActionsProps = Pick<VehicleModel, 'place' | 'leads' | 'reserve'> & Pick<VehicleModel['money'], 'finance'>

/** One primary action, the others side by side. */
function Actions({ place: { phone }, leads: { enquire, testDrive }, finance, reserve }: ActionsProps) {
  return (
    <div className="side__acts">
      {enquire ? <LeadLink link={enquire} size="large" /> : null}
      {phone && !enquire ? <PhoneNumber phone={phone} /> : null}
      <ReserveButton offer={reserve} />
      {testDrive || finance ? (
        <div className="two">
          {testDrive ? <LeadLink link={testDrive} look="line" /> : null}
          {finance ? <FinanceButton finance={finance} /> : null}
        </div>
      ) : null}
    </div>
  )
}

/** An unavailable car has no price, and only a link to similar cars (VDP-37, VDP-38). */
function Sold({ car }: { car: VehicleModel }) {
  return (
    <>
      <div className="sold-note">
        <p className="display">SOLD</p>
        <p className="muted">This {car.item.one} has found its new home.</p>
      </div>
      <div className="side__acts">
        {car.leads.similar ? <LeadLink link={car.leads.similar} size="large" /> : null}
        <LinkButton look="line" wide href={car.similar.href}>
          See similar {car.item.many}
        </LinkButton>
      </div>
    </>
  )
}
