import { Form } from '@remix-run/react'
import { FormErrors } from '#app/parts/lead/form/components/form-errors.tsx'
import { Carried, FormFields, fieldId, SendRow } from '#app/parts/lead/form/components/form-parts.tsx'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import { usePageForm } from '#app/parts/lead/form/use-page-form.ts'
import { useStoredDetails } from '#app/parts/lead/form/use-stored-details.ts'
import type { EarlyEstimate } from '../trade-model.ts'
import { EarlyEstimatePart } from './early-estimate.tsx'
import { KmsField } from './kms-field.tsx'
import { RegoStatus } from './rego-status.tsx'

type TradeFormProps = {
  form: LeadFormModel
  kilometrePicks: readonly number[]
  estimate: EarlyEstimate | null
}

const VEHICLE = ['rego', 'regoState']

/** The form of a vehicle and its owner. Its answer is the valuation, or the same form with its errors. */
export function TradeForm({ form, kilometrePicks, estimate }: TradeFormProps) {
  const { element, store } = useStoredDetails()
  const { props, fields, shown, busy } = usePageForm(form, {
    onSubmit: (_, formData) => store(formData),
  })
  const kms = fields.find(({ name }) => name === 'kms')
  const person = fields.filter(({ name }) => name !== 'kms' && !VEHICLE.includes(name))
  return (
    <Form
      className="form trade-form"
      method="post"
      ref={element}
      {...props}
      aria-label={form.title}
      aria-busy={busy}
    >
      <FormErrors {...shown} form={form.id} fields={fields} />
      <Carried values={form.carried} />
      <fieldset className="trade-form__part">
        <legend>Your vehicle</legend>
        <div className="trade-form__vehicle">
          <FormFields
            form={form.id}
            fields={fields.filter(({ name }) => VEHICLE.includes(name))}
            errors={shown.fieldErrors}
          />
          {kms ? (
            <KmsField
              field={kms}
              id={fieldId(form.id, 'kms')}
              error={shown.fieldErrors.kms}
              picks={kilometrePicks}
            />
          ) : null}
        </div>
        <RegoStatus form={element} />
        <EarlyEstimatePart form={element} estimate={estimate} />
      </fieldset>
      <fieldset className="trade-form__part">
        <legend>Your details</legend>
        <p className="small muted">We’ll keep your estimate. Next, narrow it down and book an inspection.</p>
        <div className="form__two">
          <FormFields form={form.id} fields={person} errors={shown.fieldErrors} />
        </div>
      </fieldset>
      <SendRow busy={busy} label={form.submitLabel} privacyHref={form.privacyHref} />
    </Form>
  )
}
