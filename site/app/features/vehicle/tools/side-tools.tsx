import type { SideAction } from '#app/features/vehicle/rules/side-actions.ts'
import { ShareBar } from '#app/features/vehicle/share/share-bar.tsx'
import { CompareLink } from '#app/parts/car/card/compare-box.tsx'
import { SaveLink } from '#app/parts/car/card/save-button.tsx'
import { PdfLink } from '#app/parts/car/pdf/pdf-link.tsx'
import { LeadLink } from '#app/parts/lead/form/components/lead-link.tsx'
import { FinanceButton } from '#app/parts/money/calculator/components/finance-button.tsx'
import { WatchlistButton } from '#app/parts/watchlist/watchlist-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Toasts } from '#app/ui/toast/toasts.tsx'
import type { VehicleModel } from '../queries.server.ts'

/** Save, Compare and Share, and all else that can be done under More; both open without JavaScript as well. */
export function SideTools({ car, more }: { car: VehicleModel; more: readonly SideAction[] }) {
  return (
    <>
      <div className="mini">
        {car.watch ? <WatchlistButton car={car.watch} entry={car.garage} path={car.meta.path} /> : null}
        {car.garage && !car.watch ? <SaveLink entry={car.garage} /> : null}
        {car.garage ? <CompareLink entry={car.garage} /> : null}
        {car.share ? (
          <button type="button" className="opens-share" {...{ popovertarget: SHARE }}>
            <Icon name="share-2" />
            Share
          </button>
        ) : null}
        <button type="button" className="opens-more" {...{ popovertarget: MORE }}>
          <Icon name="ellipsis" />
          More
        </button>
      </div>
      {car.share ? (
        <div className="sheet sheet--share" id={SHARE} {...{ popover: 'auto' }}>
          <ShareBar link={car.share} title={car.name} />
        </div>
      ) : null}
      <div className="sheet sheet--more" id={MORE} {...{ popover: 'auto' }}>
        <More car={car} more={more} />
      </div>
      <Toasts />
    </>
  )
}

const SHARE = 'vehicle-share'
const MORE = 'vehicle-more'

/** Whatever is no button beside the price. */
function More({ car, more }: { car: VehicleModel; more: readonly SideAction[] }) {
  const { leads, money, print, reports, tradeHref, available } = car
  const { finance } = money
  return (
    <>
      <ul aria-label="More you can do">
        {more.includes('testDrive') && leads.testDrive ? (
          <li>
            <LeadLink link={leads.testDrive} look="plain" />
          </li>
        ) : null}
        {more.includes('finance') && finance ? (
          <li>
            <FinanceButton finance={finance} look="plain" />
          </li>
        ) : null}
        {more.includes('enquire') && leads.enquire ? (
          <li>
            <LeadLink link={leads.enquire} look="plain" />
          </li>
        ) : null}
        {tradeHref ? (
          <li>
            <SiteLink href={tradeHref}>Trade-in</SiteLink>
          </li>
        ) : null}
        {available && leads.photos ? (
          <li>
            <LeadLink link={leads.photos} look="plain" />
          </li>
        ) : null}
        {available ? (
          <li>
            <SiteLink href={car.similar.href}>More like this</SiteLink>
          </li>
        ) : null}
        <li>
          <a href={print.href} target="_blank" rel="noopener" data-event="print">
            Print
          </a>
        </li>
        <li>
          <PdfLink href={print.pdf} fileName={print.fileName} />
        </li>
      </ul>
      {reports.length > 0 ? (
        <ul aria-label="Reports">
          {reports.map(({ kind, label, href }) => (
            <li key={kind}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
