import { Form, PrefetchPageLinks } from '@remix-run/react'
import { leadsPath } from '#app/paths.ts'
import type { LeadFormModel, LeadFormStep, LeadOption } from '../lead-form-model.ts'
import { useLeadForm } from '../use-lead-form.ts'
import { useTimes } from '../use-times.ts'
import { FormErrors } from './form-errors.tsx'
import { Carried, FormFields, SendRow } from './form-parts.tsx'
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
  const { element, props, ready, step, furthest, busy, shown, turnTo, carried } = useLeadForm(form)
  const times = useTimes(form, element)
  const last = form.steps.length - 1
  return (
    <Form
      className="form"
      method="post"
      action={leadsPath()}
      ref={element}
      {...props}
      // Steps that are done are unseen, where a browser cannot say what it finds wrong.
      noValidate={ready || step > 0}
      aria-labelledby={`${form.id}-title`}
      aria-busy={busy}
    >
      <div className={titled ? 'vh' : undefined}>
        <Heading id={`${form.id}-title`}>{form.title}</Heading>
        {form.intro ? <p className="muted form__intro">{form.intro}</p> : null}
      </div>
      {last > 0 ? <LeadSteps form={form} step={step} ready={ready} onTurn={turnTo} /> : null}
      <FormErrors {...shown} form={form.id} fields={form.steps.flatMap(({ fields }) => fields)} />
      <Carried values={carried} />
      {form.steps.slice(0, furthest + 1).map(({ title, fields }, at) => (
        <fieldset key={title} className="form__step" hidden={at !== step}>
          <legend className="vh">{title}</legend>
          <div className="form__two">
            <FormFields form={form.id} fields={withTimes(fields, times)} errors={shown.fieldErrors} />
          </div>
        </fieldset>
      ))}
      <SendRow busy={busy} label={step === last ? form.submitLabel : 'Next'} privacyHref={form.privacyHref} />
      {/* Its script must be there when the network is not, or the router loads the page anew. */}
      {ready ? <PrefetchPageLinks page={leadsPath()} /> : null}
    </Form>
  )
}

const withTimes = (fields: LeadFormStep['fields'], times: Readonly<Record<string, LeadOption[]>>) =>
  fields.map((field) => (times[field.name] ? { ...field, options: times[field.name] ?? [] } : field))
