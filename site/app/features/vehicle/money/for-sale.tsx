import { PRICE_COMPARISON } from '#app/features/vehicle/gauge/gauge-model.ts'
import type { VehicleNotice } from '#app/features/vehicle/rules/vehicle-notice.ts'
import { LeadLink } from '#app/parts/lead/form/components/lead-link.tsx'
import { FinanceButton } from '#app/parts/money/calculator/components/finance-button.tsx'
import { useShoppersLoan } from '#app/parts/money/calculator/shoppers-loan.ts'
import { ReserveButton } from '#app/parts/reserve/reserve-button.tsx'
import { FinanceNote } from '#app/ui/finance-note.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { PageActions } from '../actions/offered-actions.ts'
import { DriveAway } from '../drive-away/drive-away.tsx'
import { ViewCount } from '../head/view-count.tsx'
import { PhoneNumber } from '../place/phone-number.tsx'
import type { VehicleModel } from '../queries.server.ts'
import { FaultList, SignatureLine } from '../signature/signature-line.tsx'
import type { MoneySection } from './money-section.server.ts'

type ForSaleProps = { car: VehicleModel; actions: PageActions }

/** What a vehicle costs, and what to do about it. */
export function ForSale({ car, actions }: ForSaleProps) {
  const { price, weekly, money, notice, viewed, signature } = car
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
          <ViewCount slug={car.slug} views={car.views} />
        </p>
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
      <FaultList faults={signature.faults} />
      <SignatureLine line={signature.line} />
      <Actions car={car} actions={actions} />
      {car.driveAway ? <DriveAway estimate={car.driveAway} /> : null}
    </>
  )
}

/** The repayment of the page's loan, or of the loan as the shopper has changed it. */
function Repayment({ carId, weekly }: { carId: string; weekly: NonNullable<MoneySection['weekly']> }) {
  const own = useShoppersLoan(carId)
  const [rate, ...basis] = (own?.comparison ?? weekly.comparison).split(', ')
  return (
    <>
      <p>
        <b>{own?.payment ?? weekly.text}</b> · {rate}
        <FinanceNote />
      </p>
      <p>{[...basis, own?.terms ?? weekly.terms].join(', ')}</p>
    </>
  )
}

/** That somebody has put down a deposit, or that it is on its way. */
function Notice({ notice: { title, text, own } }: { notice: VehicleNotice }) {
  return (
    <div className={own ? 'held held--own' : 'held'} role="note">
      <p>
        <b>{title}</b>
      </p>
      <p>{text}</p>
      {own ? (
        <p>
          <SiteLink className="link" href={own.href}>
            See your reservation
          </SiteLink>
        </p>
      ) : null}
    </div>
  )
}

/** One primary action and a second one; the others are words below. */
function Actions({ car, actions: { primary, secondary } }: ForSaleProps) {
  const { phone } = car.place
  const { testDrive } = car.leads
  const { finance } = car.money
  return (
    <div className="side__acts">
      {primary ? <LeadLink link={primary} size="large" /> : null}
      {phone && !primary ? <PhoneNumber phone={phone} /> : null}
      {secondary === 'reserve' ? <ReserveButton offer={car.reserve} /> : null}
      {secondary === 'finance' && finance ? <FinanceButton finance={finance} size="large" /> : null}
      {secondary === 'testDrive' && testDrive ? <LeadLink link={testDrive} look="line" size="large" /> : null}
    </div>
  )
}
