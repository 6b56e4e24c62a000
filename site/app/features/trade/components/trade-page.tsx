import '#app/styles/pages/leads.css'
import '#app/styles/pages/trade.css'
import { useEffect, useState } from 'react'
import { BlockList } from '#app/blocks/block-list.tsx'
import { LeadCar } from '#app/parts/lead/form/components/lead-car.tsx'
import { homePath } from '#app/paths.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { readValuation } from '../stored-valuation.ts'
import { NO_ESTIMATE, type StoredValuation, type TradePageModel } from '../trade-model.ts'
import { SellBanner } from './sell-banner.tsx'
import { ToBring } from './to-bring.tsx'
import { TradeForm } from './trade-form.tsx'

/** The page that values a shopper's vehicle: to sell it, or to trade it in for one of the dealer's. */
export function TradePage({
  title,
  form,
  kilometrePicks,
  estimate,
  car,
  blocks,
  bring,
  one,
}: Omit<TradePageModel, 'meta'>) {
  return (
    <>
      {car ? <PageHead title={title} crumbs={buildCrumbs(car)} /> : <SellBanner title={title} one={one} />}
      <div className="wrap page-head trade">
        <div className={car ? 'car-cols' : 'two-col two-col--form'}>
          {car ? <LeadCar car={car} /> : null}
          <TradeForm key={car?.href} form={form} kilometrePicks={kilometrePicks} estimate={estimate} />
          <aside className={car ? 'trade__side' : 'stick trade__side'} aria-label="Good to know">
            <GoodToKnow />
            <ToBring things={bring} />
            <LastValuation />
          </aside>
        </div>
      </div>
      <BlockList blocks={blocks} />
    </>
  )
}

const buildCrumbs = ({ name, href }: NonNullable<TradePageModel['car']>) => [
  { label: 'Home', href: homePath() },
  { label: name, href },
  { label: 'Trade-in' },
]

function GoodToKnow() {
  return (
    <div>
      <h2 className="h-small">Good to know</h2>
      <ul className="trade__notes small">
        <li>It’s free, and there’s no need to buy from us.</li>
        <li>{NO_ESTIMATE} For those we’ll call you.</li>
        <li>You’ll get a firm offer once we’ve seen it.</li>
      </ul>
    </div>
  )
}

/** A link to the valuation stored in this browser (TRADE-08). Rendered last, against layout shift. */
function LastValuation() {
  const tenant = useTenantSlug()
  const [valuation, setKept] = useState<StoredValuation | null>(null)
  useEffect(() => setKept(readValuation(tenant)), [tenant])
  if (valuation === null) return null
  return (
    <p className="small trade__last">
      <span className="muted">Your last valuation:</span>{' '}
      <SiteLink href={valuation.href}>{valuation.vehicle}</SiteLink>
    </p>
  )
}
