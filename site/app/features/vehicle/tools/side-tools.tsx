import type { ReactNode } from 'react'
import type { SideAction } from '#app/features/vehicle/rules/side-actions.ts'
import { ShareBar } from '#app/features/vehicle/share/share-bar.tsx'
import { CompareLink } from '#app/parts/car/card/compare-box.tsx'
import { SaveLink } from '#app/parts/car/card/save-button.tsx'
import { PdfLink } from '#app/parts/car/pdf/pdf-link.tsx'
import { LeadLink } from '#app/parts/lead/form/components/lead-link.tsx'
import { FinanceButton } from '#app/parts/money/calculator/components/finance-button.tsx'
import { WatchlistButton } from '#app/parts/watchlist/watchlist-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { Toasts } from '#app/ui/toast/toasts.tsx'
import { isComing } from '../actions/offered-actions.ts'
import type { VehicleModel } from '../queries.server.ts'
import type { ToolsSection } from './tools-section.server.ts'

/** Save, Compare, Share, and under More all that is rarely wanted; the last two open without JavaScript as well. */
export function SideTools({ car, more }: { car: VehicleModel; more: readonly SideAction[] }) {
  return (
    <>
      <div className="mini">
        {car.watch ? <WatchlistButton car={car.watch} entry={car.garage} path={car.meta.path} /> : null}
        {car.garage && !car.watch ? <SaveLink entry={car.garage} /> : null}
        {car.garage ? <CompareLink entry={car.garage} /> : null}
        {car.share ? <Opener name="share" label="Share" icon="share-2" /> : null}
        <Opener name="more" label="More" icon="ellipsis" />
      </div>
      {car.share ? (
        <Sheet name="share">
          <ShareBar link={car.share} title={car.name} />
        </Sheet>
      ) : null}
      <Toasts />
      <Sheet name="more">
        <Reports reports={car.reports} />
        <MoreActions car={car} more={more} />
      </Sheet>
    </>
  )
}

type SheetName = 'share' | 'more'
const readId = (name: SheetName) => `vehicle-${name}`

function Opener({ name, label, icon }: { name: SheetName; label: string; icon: IconName }) {
  return (
    <button type="button" className={`opens-${name}`} {...{ popovertarget: readId(name) }}>
      <Icon name={icon} />
      {label}
    </button>
  )
}

/** From the foot of the screen on phones, beside its button elsewhere. */
function Sheet({ name, children }: { name: SheetName; children: ReactNode }) {
  return (
    <div className={`sheet sheet--${name}`} id={readId(name)} {...{ popover: 'auto' }}>
      {children}
    </div>
  )
}

function MoreActions({ car, more }: { car: VehicleModel; more: readonly SideAction[] }) {
  const { leads, money, print, place } = car
  return (
    <ul aria-label="More">
      {isComing(car) && leads.enquire ? (
        <li>
          <LeadLink link={leads.enquire} look="plain" icon="message-circle" />
        </li>
      ) : null}
      {more.includes('finance') && money.finance ? (
        <li>
          <FinanceButton finance={money.finance} look="plain" icon="percent" />
        </li>
      ) : null}
      {more.includes('testDrive') && leads.testDrive ? (
        <li>
          <LeadLink link={leads.testDrive} look="plain" icon="calendar-days" />
        </li>
      ) : null}
      {car.available && leads.photos ? (
        <li>
          <LeadLink link={leads.photos} look="plain" icon="camera" />
        </li>
      ) : null}
      {car.available && place.directions ? (
        <li>
          <a href={place.directions}>
            <Icon name="navigation" />
            Get Directions
          </a>
        </li>
      ) : null}
      <li>
        <a href={print.href} target="_blank" rel="noopener" data-event="print">
          <Icon name="printer" />
          Print
        </a>
      </li>
      <li>
        <PdfLink href={print.pdf} fileName={print.fileName} />
      </li>
    </ul>
  )
}

function Reports({ reports }: Pick<ToolsSection, 'reports'>) {
  if (reports.length === 0) return null
  return (
    <ul aria-label="Reports">
      {reports.map(({ kind, label, href }) => (
        <li key={kind}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <Icon name="file-text" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
