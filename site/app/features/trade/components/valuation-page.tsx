import '#app/styles/pages/leads.css'
import '#app/styles/pages/stepped-form.css'
import '#app/styles/pages/tiles.css'
import '#app/styles/pages/trade.css'
import '#app/styles/pages/valuation.css'
import { Form } from '@remix-run/react'
import { useEffect } from 'react'
import { FormErrors } from '#app/parts/lead/form/components/form-errors.tsx'
import { FormFields } from '#app/parts/lead/form/components/form-parts.tsx'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import { usePageForm } from '#app/parts/lead/form/use-page-form.ts'
import { homePath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { storeValuation } from '../stored-valuation.ts'
import { ADJUST, type ValuationModel } from '../trade-model.ts'
import { BookedInspection } from './booked-inspection.tsx'
import { FirmReasons, WhenAccepted } from './firm-offer.tsx'
import { Inspection } from './inspection.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { Told } from './told.tsx'
import { AfterNoEstimate, ValuationEnd } from './valuation-end.tsx'

/** The estimate of a vehicle, its adjustments and the offer (TRADE-01). */
export function ValuationPage({ page }: { page: ValuationModel }) {
  const { step, vehicle, facts, stored, visit, sellHref, words } = page
  const tenant = useTenantSlug()
  useEffect(() => void storeValuation(tenant, stored), [tenant, stored])
  const title = nameState(page)
  return (
    <div className="wrap page trade valuation-page">
      <div>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: homePath() },
            { label: `Sell your ${words.one}`, href: sellHref },
            { label: 'Your estimate' },
          ]}
        />
        <h1>{title || vehicle}</h1>
        <p className="muted">{[title ? vehicle : '', facts].filter(Boolean).join(' · ')}</p>
      </div>
      {step === 'accepted' && visit ? <ValuationEnd page={page} visit={visit} /> : <Valuation page={page} />}
    </div>
  )
}

/** What the page is about where it is not an estimate; '' for one. */
function nameState({ step, firm, range, isLimited }: ValuationModel): string {
  if (step === 'accepted') return ''
  if (firm) return 'Your firm offer'
  if (range) return ''
  return isLimited ? 'We’ll get back to you with a price' : 'We can’t put a figure on this one yet'
}

function Valuation({ page }: { page: ValuationModel }) {
  const { firm, range, adjust, visit } = page
  const inspection = firm ? null : page.inspection
  const asks = range !== null && firm === null && (adjust.steps[0]?.fields.length ?? 0) > 0
  // What was told comes first once something of the state is.
  const isNarrowed = page.told.length > VEHICLE_LINES
  return (
    <>
      {inspection ? <BookedInspection inspection={inspection} /> : null}
      <div className="two-col two-col--form valuation">
        <div className="valuation__figure">
          <OfferPanel page={page} />
        </div>
        {inspection ? null : (
          <aside className="valuation__next" aria-label="What’s next">
            {firm ? <WhenAccepted page={page} /> : <Inspection page={page} />}
          </aside>
        )}
        <div className="valuation__more">
          {firm ? <FirmReasons page={page} /> : null}
          {isNarrowed ? <Told told={page.told} /> : null}
          {asks ? <AdjustForm key={page.told.length} form={adjust} isFirst={!isNarrowed} /> : null}
          {isNarrowed ? null : <Told told={page.told} />}
          {visit && !firm ? <AfterNoEstimate page={page} visit={visit} /> : null}
        </div>
      </div>
    </>
  )
}

/** Registration and kilometres. */
const VEHICLE_LINES = 2

/** The state of the vehicle, which adjusts the estimate (TRADE-11). */
function AdjustForm({ form, isFirst }: { form: LeadFormModel; isFirst: boolean }) {
  const { props, fields, shown, busy } = usePageForm(form)
  return (
    <Form className="form adjust" method="post" {...props} aria-labelledby={ADJUST} aria-busy={busy}>
      <div className="adjust__head">
        <h2 id={ADJUST} className="h-part">
          {isFirst ? 'Narrow it' : 'Narrow it further'}
        </h2>
        <p className="small muted">Answer what you know. Skip the rest.</p>
      </div>
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
