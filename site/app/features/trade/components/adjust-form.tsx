import { useRef } from 'react'
import { FormErrors } from '#app/features/leads/form/components/form-errors.tsx'
import { LeadField } from '#app/features/leads/form/components/lead-field.tsx'
import type { LeadFormModel } from '#app/features/leads/form/lead-form-model.ts'
import { Button } from '#app/ui/button.tsx'

const idOf = (name: string) => `adjust-${name}`

/** What state the vehicle is in; sent, it moves the estimate (TRADE-11). */
export function AdjustForm({ form }: { form: LeadFormModel }) {
  const alert = useRef<HTMLDivElement>(null)
  const fields = form.steps[0]?.fields ?? []
  return (
    <form className="form adjust" method="post" aria-labelledby="adjust-title">
      <h2 id="adjust-title">{form.title}</h2>
      <FormErrors
        fieldErrors={form.fieldErrors}
        formError={form.formError}
        idOf={idOf}
        labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
        alert={alert}
      />
      {fields.map((field) => (
        <LeadField
          key={field.name}
          field={field}
          id={idOf(field.name)}
          error={form.fieldErrors[field.name]}
        />
      ))}
      <div>
        <Button type="submit" look="line" size="large" name="intent" value="adjust">
          {form.submitLabel}
        </Button>
      </div>
    </form>
  )
}
