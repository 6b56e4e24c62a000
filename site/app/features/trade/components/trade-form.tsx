import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormErrors } from '#app/features/leads/form/components/form-errors.tsx'
import { FormTrap } from '#app/features/leads/form/components/form-trap.tsx'
import { LeadField } from '#app/features/leads/form/components/lead-field.tsx'
import { answersOf, fillDetails, keepDetails } from '#app/features/leads/form/lead-browser.ts'
import { leadFormErrors } from '#app/features/leads/form/lead-fields.ts'
import type { LeadFormField, LeadFormModel } from '#app/features/leads/form/lead-form-model.ts'
import { Button } from '#app/ui/button.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { KmsField } from './kms-field.tsx'
import { RegoStatus } from './rego-status.tsx'

type TradeFormProps = { form: LeadFormModel; kilometrePicks: readonly number[] }

const idOf = (name: string) => `trade-${name.replaceAll(/\W/g, '-')}`
const VEHICLE = ['rego', 'regoState']

/**
 * Asks for a vehicle and for whom to call. It is posted whole, with and without JavaScript: its answer is the valuation,
 * or the same form with what is wrong.
 */
export function TradeForm({ form, kilometrePicks }: TradeFormProps) {
  const tenant = useTenantSlug()
  const element = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const [trouble, setTrouble] = useState({ fieldErrors: form.fieldErrors, formError: form.formError, at: 0 })
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const fields = form.steps[0]?.fields ?? []
  useEffect(() => {
    setReady(true)
    if (element.current) fillDetails(tenant, element.current)
  }, [tenant])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const answers = answersOf(event.currentTarget)
    const fieldErrors = leadFormErrors(fields, answers)
    if (!busy && Object.keys(fieldErrors).length === 0) {
      keepDetails(tenant, answers)
      return setBusy(true)
    }
    event.preventDefault()
    if (!busy) setTrouble(({ at }) => ({ fieldErrors, formError: '', at: at + 1 }))
  }

  const show = (field: LeadFormField) => (
    <LeadField key={field.name} field={field} id={idOf(field.name)} error={trouble.fieldErrors[field.name]} />
  )
  const kms = fields.find(({ name }) => name === 'kms')
  const rest = fields.filter(({ name }) => name !== 'kms' && !VEHICLE.includes(name))
  return (
    <form
      className="form trade-form"
      method="post"
      ref={element}
      noValidate={ready}
      aria-label={form.title}
      aria-busy={busy}
      onSubmit={submit}
    >
      <FormErrors
        key={trouble.at}
        {...trouble}
        idOf={idOf}
        labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
        alert={alert}
      />
      {Object.entries(form.carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormTrap />
      <fieldset className="trade-form__part">
        <legend>Your vehicle</legend>
        <div className="trade-form__vehicle">
          {fields.filter(({ name }) => VEHICLE.includes(name)).map(show)}
          {kms ? (
            <KmsField field={kms} id={idOf('kms')} error={trouble.fieldErrors.kms} picks={kilometrePicks} />
          ) : null}
        </div>
        <RegoStatus form={element} />
      </fieldset>
      <fieldset className="trade-form__part">
        <legend>Your details</legend>
        <div className="form__two">{rest.map(show)}</div>
      </fieldset>
      <div className="row wraps form__send">
        <Button type="submit" size="large" busy={busy} aria-disabled={busy}>
          {form.submitLabel}
        </Button>
        <p className="small muted">
          By sending this you agree to our <a href={form.privacyHref}>privacy policy</a>.
        </p>
      </div>
    </form>
  )
}
