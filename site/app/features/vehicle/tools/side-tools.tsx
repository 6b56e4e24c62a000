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

/** Save, Compare, Share and more like it; then in words what else can be done. Share opens without JavaScript as well. */
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
        ) : (
          <PrintLink href={car.print.href} />
        )}
        {car.available ? (
          <SiteLink href={car.similar.href}>
            <Icon name={car.icon} />
            More like this
          </SiteLink>
        ) : null}
      </div>
      {car.share ? (
        <div className="sheet sheet--share" id={SHARE} {...{ popover: 'auto' }}>
          <ShareBar link={car.share} title={car.name} />
          <ul aria-label="On paper">
            <li>
              <PrintLink href={car.print.href} />
            </li>
            <li>
              <PdfLink href={car.print.pdf} fileName={car.print.fileName} />
            </li>
          </ul>
        </div>
      ) : null}
      <Toasts />
      {car.available ? <Words car={car} more={more} /> : null}
    </>
  )
}

const SHARE = 'vehicle-share'

const PrintLink = ({ href }: { href: string }) => (
  <a href={href} target="_blank" rel="noopener" data-event="print">
    <Icon name="printer" />
    Print
  </a>
)

/** Quieter than the actions, and none of them hidden. */
function Words({ car, more }: { car: VehicleModel; more: readonly SideAction[] }) {
  const { leads, money, tradeHref } = car
  const { finance } = money
  return (
    <ul className="words" aria-label="More you can do">
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
      {leads.photos ? (
        <li>
          <LeadLink link={leads.photos} look="plain" />
        </li>
      ) : null}
    </ul>
  )
}
