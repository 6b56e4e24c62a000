import '#app/styles/pages/leads.css'
import '#app/styles/pages/trade.css'
import { useEffect } from 'react'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { storeValuation } from '../stored-valuation.ts'
import type { ValuationModel } from '../trade-model.ts'
import { AdjustForm } from './adjust-form.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { ValuationEnd } from './valuation-end.tsx'

const STEPS = ['Your vehicle', 'Valuation', 'Offer accepted']

/** The estimate of a vehicle, its adjustments and the offer (TRADE-01). */
export function ValuationPage({ page }: { page: ValuationModel }) {
  const { step, vehicle, facts, adjust, stored, visit } = page
  const tenant = useTenantSlug()
  useEffect(() => void storeValuation(tenant, stored), [tenant, stored])
  return (
    <div className="wrap page-head trade">
      <ol className="form__steps" aria-label="Steps">
        {STEPS.map((title, at) => (
          <li key={title} aria-current={at === (step === 'accepted' ? 2 : 1) ? 'step' : undefined}>
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
      {visit ? (
        <ValuationEnd page={page} visit={visit} />
      ) : (
        <div className="two-col two-col--form valuation">
          <OfferPanel page={page} />
          <AdjustForm key={page.id} form={adjust} />
        </div>
      )}
    </div>
  )
}
