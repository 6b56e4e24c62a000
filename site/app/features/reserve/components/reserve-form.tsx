import { useRef } from 'react'
import { FormErrors } from '#app/features/leads/form/components/form-errors.tsx'
import { FormTrap } from '#app/features/leads/form/components/form-trap.tsx'
import { LeadField } from '#app/features/leads/form/components/lead-field.tsx'
import { Button } from '#app/ui/button.tsx'
import type { DetailsStep, ReserveOffer } from '../reserve-model.ts'

const idOf = (name: string) => `reserve-${name.replaceAll(/\W/g, '-')}`

/**
 * Whose car it is to be. The form is posted whole, with and without JavaScript: its answer is another site's page, which
 * the browser goes to by itself.
 */
export function ReserveForm({ step, offer }: { step: DetailsStep; offer: ReserveOffer }) {
  const alert = useRef<HTMLDivElement>(null)
  const labels = Object.fromEntries(step.fields.map(({ name, label }) => [name, label]))
  return (
    <form className="form" method="post" action={offer.href} noValidate aria-labelledby="reserve-details">
      <h2 id="reserve-details">Your details</h2>
      <FormErrors
        fieldErrors={step.fieldErrors}
        formError={step.formError}
        idOf={idOf}
        labels={labels}
        alert={alert}
      />
      {Object.entries(step.carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormTrap />
      <div className="form__two">
        {step.fields.map((field) => (
          <LeadField
            key={field.name}
            field={field}
            id={idOf(field.name)}
            error={step.fieldErrors[field.name]}
          />
        ))}
      </div>
      <div className="row wraps form__send">
        <Button type="submit" size="large">
          Continue to payment
        </Button>
        <p className="small muted">
          You pay {offer.deposit} on the next page. By going on you agree to our{' '}
          <a href={step.privacyHref}>privacy policy</a>.
        </p>
      </div>
    </form>
  )
}
