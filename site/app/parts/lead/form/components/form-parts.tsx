import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { AGREED_BY, AGREEMENT } from '../../rules/consent-text.ts'
import type { LeadFieldErrors } from '../lead-fields.ts'
import type { LeadFormField } from '../lead-form-model.ts'
import { LeadField } from './lead-field.tsx'

/** The id of a field's control; names may contain spaces. */
export const fieldId = (form: string, name: string) => `${form}-${name.replaceAll(/\W/g, '-')}`

/** The button to the next step: `Next: vehicle details`. */
export const nameNext = (title: string | undefined) => (title ? `Next: ${title.toLowerCase()}` : 'Next')

/** Hidden inputs, and the honeypot. */
export function Carried({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot />
    </>
  )
}

/** Bots fill in a field that people do not see. */
function Honeypot() {
  return (
    <p className="form__honeypot" aria-hidden="true">
      <label>
        Leave this empty <input name="leave_empty" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </p>
  )
}

type FormFieldsProps = { form: string; fields: readonly LeadFormField[]; errors: LeadFieldErrors }

/** The fields of a form, each with its error. */
export function FormFields({ form, fields, errors }: FormFieldsProps) {
  return fields.map((field) => (
    <LeadField key={field.name} field={field} id={fieldId(form, field.name)} error={errors[field.name]} />
  ))
}

type SendRowProps = {
  busy: boolean
  label: string
  privacyHref: string
  terms?: ReactNode
  /** To the step before. */
  onBack?: () => void
  /** What is chosen so far, beside the buttons. */
  chosen?: ReactNode
}

/** The submit button, and the privacy policy that submitting agrees to (LEAD-17). */
export function SendRow({ busy, label, privacyHref, terms = AGREED_BY, onBack, chosen }: SendRowProps) {
  return (
    <div className="row wraps form__send">
      <div className="form__acts">
        {chosen}
        {onBack ? (
          <Button look="line" size="large" onClick={onBack}>
            Back
          </Button>
        ) : null}
        <Button type="submit" size="large" busy={busy} aria-disabled={busy}>
          {label}
        </Button>
      </div>
      <p className="small muted">
        {terms} {AGREEMENT.before} <a href={privacyHref}>{AGREEMENT.link}</a>.
      </p>
    </div>
  )
}
