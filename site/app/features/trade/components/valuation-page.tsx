import '#app/styles/pages/leads.css'
import '#app/styles/pages/tiles.css'
import '#app/styles/pages/trade.css'
import { Form } from '@remix-run/react'
import { useEffect } from 'react'
import { FormErrors } from '#app/parts/lead/form/components/form-errors.tsx'
import { FormFields } from '#app/parts/lead/form/components/form-parts.tsx'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import { usePageForm } from '#app/parts/lead/form/use-page-form.ts'
import { Button } from '#app/ui/button.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { storeValuation } from '../stored-valuation.ts'
import type { ValuationModel } from '../trade-model.ts'
import { BookedInspection } from './booked-inspection.tsx'
import { Inspection, OfferPanel } from './offer-panel.tsx'
import { ValuationEnd } from './valuation-end.tsx'

const STEPS = ['Your vehicle', 'Estimate', 'Firm offer']

/** The estimate of a vehicle, its adjustments and the offer (TRADE-01). */
export function ValuationPage({ page }: { page: ValuationModel }) {
  const { step, vehicle, facts, adjust, stored, visit, firm } = page
  const inspection = firm || visit ? null : page.inspection
  const tenant = useTenantSlug()
  useEffect(() => void storeValuation(tenant, stored), [tenant, stored])
  return (
    <div className="wrap page-head trade">
      <ol className="form__steps" aria-label="Steps">
        {STEPS.map((title, at) => (
          <li key={title} aria-current={at === (step === 'accepted' || firm ? 2 : 1) ? 'step' : undefined}>
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
      {inspection ? <BookedInspection inspection={inspection} /> : null}
      {visit ? (
        <ValuationEnd page={page} visit={visit} />
      ) : (
        <div className="two-col two-col--form valuation">
          <div className="valuation__figure">
            <OfferPanel page={page} />
          </div>
          <div className="valuation__more">
            {firm || inspection ? null : <Inspection page={page} />}
            {firm ? null : <AdjustForm key={page.id} form={adjust} />}
          </div>
        </div>
      )}
    </div>
  )
}

/** The state of the vehicle, which adjusts the estimate (TRADE-11). */
function AdjustForm({ form }: { form: LeadFormModel }) {
  const { props, fields, shown, busy } = usePageForm(form)
  return (
    <Form className="form adjust" method="post" {...props} aria-labelledby="adjust-title" aria-busy={busy}>
      <h2 id="adjust-title">{form.title}</h2>
      <p className="muted">Answer what you know and skip the rest. Each answer tightens the estimate.</p>
      <FormErrors {...shown} form={form.id} fields={fields} />
      <FormFields form={form.id} fields={fields} errors={shown.fieldErrors} />
      <div>
        <Button type="submit" look="line" size="large" name="intent" value="adjust" busy={busy}>
          {form.submitLabel}
        </Button>
      </div>
    </Form>
  )
}
