import { fieldId } from '#app/parts/lead/form/components/form-parts.tsx'
import { PhoneVerification } from '#app/parts/sign-in/components/phone-verification.tsx'
import { Button } from '#app/ui/button.tsx'
import { Check, Field, Input } from '#app/ui/field.tsx'
import { type JourneyModel, STEP_RULES } from '../journey.ts'
import type { JourneyInBrowser } from '../use-journey.ts'

/** Begins the ids of the journey's fields. */
export const FORM_ID = 'journey'

const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  postcode: 'postal-code',
}

type StepProps = { journey: JourneyModel; inBrowser: JourneyInBrowser }

/** Who applies. */
export function DetailsStep({ journey, inBrowser: { shown, values } }: StepProps) {
  return (
    <div className="form__two">
      {(STEP_RULES[1] ?? []).map(({ name, label, type, required }) => {
        const error = shown.fieldErrors[name]
        const id = fieldId(FORM_ID, name)
        return (
          <Field
            key={name}
            id={id}
            label={required ? label : `${label} (optional)`}
            {...(error ? { error } : {})}
          >
            <Input
              id={id}
              name={name}
              type={type === 'email' ? 'email' : 'text'}
              inputMode={type === 'postcode' ? 'numeric' : undefined}
              autoComplete={AUTO_COMPLETE[name] ?? 'off'}
              defaultValue={values[name] ?? (name === 'whoIsHelping' ? journey.asked.whoIsHelping : '')}
              required={required}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
          </Field>
        )
      })}
      <Check
        name="subscribe"
        value="on"
        defaultChecked={values.step === undefined ? journey.newsTicked : values.subscribe === 'on'}
        label={`Send me news and offers from ${journey.dealer}`}
      />
    </div>
  )
}

/** What the lender is asked, and the consent to it. */
export function ApprovalStep({ journey, inBrowser: { shown, values } }: StepProps) {
  const error = shown.fieldErrors.consent
  const id = fieldId(FORM_ID, 'consent')
  return (
    <div className="form">
      <p>
        {journey.provider} tells you on its own page if you’re pre-approved
        {journey.carName ? ` for the ${journey.carName}` : ''}, and at what rate. {journey.dealer} gets your
        enquiry at the same time.
      </p>
      <div className={error ? 'field is-bad' : 'field'}>
        <Check
          id={id}
          name="consent"
          value="on"
          defaultChecked={values.consent === 'on'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          label={`${journey.provider} may use what I said here to look for a loan`}
        />
        {error ? (
          <p className="err" id={`${id}-error`}>
            {error}
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** The verification of the number; a refusal of the provider is shown below it (FIN-63, FIN-65). */
export function ApplyStep({ journey, inBrowser: { phone, providerError } }: StepProps) {
  return (
    <div className="form journey__code">
      <p>We’ll text you a code to confirm your number for {journey.provider}.</p>
      <PhoneVerification
        {...phone}
        phone={phone.typed}
        onRestart={phone.restart}
        submit={<ApplyButton busy={phone.busy === 'verify'} />}
      />
      {providerError ? (
        <div className="alert" role="alert" data-testid="error-warning">
          <p>{providerError}</p>
        </div>
      ) : null}
    </div>
  )
}

export function ApplyButton({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" name="intent" value="apply" size="large" busy={busy}>
      Apply to lender
    </Button>
  )
}
