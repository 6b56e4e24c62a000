import '#app/styles/pages/leads.css'
import '#app/styles/pages/service.css'
import { useState } from 'react'
import { BlockList } from '#app/blocks/block-list.tsx'
import { HeroBlock } from '#app/blocks/hero/hero.tsx'
import { ServicePricesBlock } from '#app/blocks/service-prices/service-prices.tsx'
import { LeadForm } from '#app/parts/lead/form/components/lead-form.tsx'
import { VEHICLE_STEP } from '#app/parts/lead/rules/service-steps.ts'
import { homePath } from '#app/paths.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { ServicePageModel, ServiceTabModel } from '../service-model.ts'
import { RegoFill } from './rego-fill.tsx'
import { ServiceFrame } from './service-frame.tsx'
import { ServicePromises } from './service-promises.tsx'
import { ChosenLine, NOTHING_CHOSEN, readChosen, ServiceSummary } from './service-summary.tsx'

/** The service booking page: the booking beside the promises, then staff's content. */
export function ServicePage({
  title,
  tabs,
  booking,
  workshops,
  hero,
  prices,
  blocks,
}: Omit<ServicePageModel, 'meta'>) {
  // Below a hero a form has the title as its own heading; tabs and frames have it above them.
  const alone = hero && (booking.kind === 'frame' || tabs.length > 0)
  const [chosen, setChosen] = useState(NOTHING_CHOSEN)
  const crumbs = [{ label: 'Home', href: homePath() }, { label: 'Service' }]
  return (
    <>
      {hero ? <HeroBlock block={hero} lead /> : <PageHead title={title} crumbs={crumbs} />}
      {prices ? <ServicePricesBlock block={prices} /> : null}
      <div
        id="booking"
        className={
          booking.kind === 'frame' ? 'wrap page-head service service--frame' : 'wrap page-head service'
        }
      >
        {alone ? <h2>{title}</h2> : null}
        {prices && tabs.length === 0 && !alone ? <h2>Your booking</h2> : null}
        <ServiceTabs tabs={tabs} />
        <div className={booking.kind === 'form' ? 'two-col two-col--form' : 'service__frame'}>
          {booking.kind === 'form' ? (
            <RegoFill>
              {(found) => (
                <LeadForm
                  addressed
                  form={booking.form}
                  titled={!hero && booking.form.title === title}
                  summary={<ChosenLine chosen={chosen} />}
                  below={{ [VEHICLE_STEP]: found }}
                  onAnswer={(form, changed) => setChosen(readChosen(form, changed))}
                />
              )}
            </RegoFill>
          ) : (
            <ServiceFrame frame={booking} />
          )}
          <div className="stick service__side">
            {booking.kind === 'form' ? <ServiceSummary chosen={chosen} /> : null}
            <ServicePromises workshops={workshops} />
          </div>
        </div>
      </div>
      <BlockList blocks={blocks} />
    </>
  )
}

/** The tabs of the booking page, each with its own address (SVC-05). */
function ServiceTabs({ tabs }: { tabs: readonly ServiceTabModel[] }) {
  if (tabs.length === 0) return null
  return (
    <nav className="seg service__tabs" aria-label="Ways to book">
      {tabs.map(({ name, href, current }) => (
        <a key={name} href={href} aria-current={current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
