import { useRef } from 'react'
import { leadsPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import type { LeadFormModel } from '../lead-form-model.ts'
import { useLeadForm } from '../use-lead-form.ts'
import { useTimes } from '../use-times.ts'
import { FormErrors } from './form-errors.tsx'
import { FormTrap } from './form-trap.tsx'
import { LeadField } from './lead-field.tsx'
import { LeadSteps } from './lead-steps.tsx'

type LeadFormProps = {
  form: LeadFormModel
  heading?: 'h1' | 'h2'
  /** The page's own title says what the form is. */
  titled?: boolean
}

/**
 * The form of any kind of lead. Without JavaScript it is posted step by step, and the answer is the same form with what
 * is wrong, its next step, or the page of success; with JavaScript the steps turn on the spot.
 */
export function LeadForm({ form, heading: Heading = 'h2', titled = false }: LeadFormProps) {
  const { element, ready, step, busy, trouble, turnTo, submit } = useLeadForm(form)
  const alert = useRef<HTMLDivElement>(null)
  const times = useTimes(form, element)
  const last = form.steps.length - 1
  const labels = Object.fromEntries(
    form.steps.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])),
  )
  const idOf = (name: string) => `${form.id}-${name.replaceAll(/\W/g, '-')}`
  return (
    <form
      className="form"
      method="post"
      action={leadsPath()}
      ref={element}
      noValidate={ready}
      aria-labelledby={`${form.id}-title`}
      aria-busy={busy}
      onSubmit={submit}
    >
      <div className={titled ? 'vh' : undefined}>
        <Heading id={`${form.id}-title`}>{form.title}</Heading>
        {form.intro ? <p className="muted form__intro">{form.intro}</p> : null}
      </div>
      {last > 0 ? <LeadSteps form={form} step={step} ready={ready} onTurn={turnTo} /> : null}
      <FormErrors key={trouble.at} {...trouble} idOf={idOf} labels={labels} alert={alert} />
      {Object.entries({ ...form.carried, step: String(step) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormTrap />
      {form.steps.map((one, at) =>
        // The steps before are kept, unseen, so that nothing typed is lost on the way back.
        at === step || (at < step && at >= form.step) ? (
          <fieldset key={one.title} className="form__step" hidden={at !== step}>
            <legend className="vh">{one.title}</legend>
            <div className="form__two">
              {one.fields.map((field) => (
                <LeadField
                  key={field.name}
                  field={times[field.name] ? { ...field, options: times[field.name] ?? [] } : field}
                  id={idOf(field.name)}
                  error={trouble.fieldErrors[field.name]}
                />
              ))}
            </div>
          </fieldset>
        ) : null,
      )}
      <div className="row wraps form__send">
        <Button type="submit" size="large" busy={busy} aria-disabled={busy}>
          {step === last ? form.submitLabel : 'Next'}
        </Button>
        <p className="small muted">
          By sending this you agree to our <a href={form.privacyHref}>privacy policy</a>.
        </p>
      </div>
    </form>
  )
}
