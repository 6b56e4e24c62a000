import '#app/styles/pages/leads.css'
import '#app/styles/pages/trade.css'
import { useEffect } from 'react'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { storeValuation } from '../stored-valuation.ts'
import type { ValuationModel } from '../trade-model.ts'
import { AdjustForm } from './adjust-form.tsx'
import { OfferPanel } from './offer-panel.tsx'

const STEPS = [
  { step: 'created', title: 'Your vehicle' },
  { step: 'valued', title: 'Valuation' },
  { step: 'accepted', title: 'Offer accepted' },
] as const

/** The estimate of a vehicle, its adjustments and the offer (TRADE-01). */
export function ValuationPage({ page }: { page: ValuationModel }) {
  const { step, vehicle, facts, offer, adjust, stored } = page
  const tenant = useTenantSlug()
  useEffect(() => void storeValuation(tenant, stored), [tenant, stored])
  const open = step !== 'accepted'
  const adjustable = open && offer !== ''
  return (
    <div className="wrap page-head trade">
      <ol className="form__steps" aria-label="Steps">
        {STEPS.map(({ title }, at) => (
          <li key={title} aria-current={at === (open ? 1 : 2) ? 'step' : undefined}>
            <span>
              {at + 1}. {title}
            </span>
          </li>
        ))}
      </ol>
      <div>
        <h1>{vehicle}</h1>
        <p className="muted">{facts.join(' · ')}</p>
      </div>
      <div className={adjustable ? 'two-col two-col--form valuation' : 'valuation valuation--done'}>
        <OfferPanel page={page} />
        {adjustable ? <AdjustForm key={page.id} form={adjust} /> : null}
      </div>
    </div>
  )
}
