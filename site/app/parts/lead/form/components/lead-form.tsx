import '#app/styles/pages/stepped-form.css'
import { Form } from '@remix-run/react'
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { appointmentsPath, leadsPath } from '#app/paths.ts'
import { PrefetchRoutes } from '#app/ui/prefetch-routes.tsx'
import { findChosenTime, nameBooking } from '../chosen-time.ts'
import type { LeadFormModel, LeadFormStep } from '../lead-form-model.ts'
import { FILES_ENCODING, hasFiles, useLeadForm } from '../use-lead-form.ts'
import { type TimesFields, useTimes } from '../use-times.ts'
import { ContactHint } from './contact-hint.tsx'
import { FormErrors } from './form-errors.tsx'
import { Carried, nameNext, SendRow } from './form-parts.tsx'
import { FormSections, type FormSlots } from './form-sections.tsx'
import { KeptSteps, keptStep } from './kept-steps.tsx'

/** Layout effects are the browser's; React warns of them on the server. */
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

type LeadStepsProps = { form: LeadFormModel; step: number; ready: boolean; onStep: (to: number) => void }

/** The steps of a form and the current one; with JavaScript, buttons to the others. */
function LeadSteps({ form, step, ready, onStep: onTurn }: LeadStepsProps) {
  return (
    <ol className="form__steps" aria-label="Steps">
      {form.steps.map(({ title }, at) => (
        <li key={title} aria-current={at === step ? 'step' : undefined}>
          {ready && at !== step ? (
            <button type="button" onClick={() => onTurn(at)}>
              {at + 1}. {title}
            </button>
          ) : (
            <span>
              {at + 1}. {title}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

type LeadFormProps = {
  form: LeadFormModel
  /** The page's title names the form, so that its own is visually hidden. */
  titled?: boolean
  /** Its page has an address for each step. */
  addressed?: boolean
  /** What a section shows before its fields, by the section's name. */
  slots?: FormSlots
  /** What stands under the fields of a step, by the step's title. */
  below?: Readonly<Record<string, ReactNode>>
  /** Stands beside the button, in view while the form is. */
  summary?: ReactNode
  /** Called with the form when an answer has changed, and the changed control. */
  onAnswer?: (form: HTMLFormElement, changed: EventTarget) => void
}

/**
 * The form of any kind of lead. Without JavaScript it is posted step by step, and the answer is the same form with what
 * is wrong, its next step, or the page of success; with JavaScript the steps change without a navigation.
 */
export function LeadForm({
  form,
  titled = false,
  addressed = false,
  slots,
  below = {},
  summary,
  onAnswer,
}: LeadFormProps) {
  const { element, props, ready, step, steps, furthest, busy, shown, goToStep, carried, fillAgain } =
    useLeadForm(form, addressed)
  const times = useTimes(form, element)
  const isStepped = addressed && form.steps.length > 1
  const [time, setTime] = useState('')
  // At every update: an effect of the times alone was now and then left out where they came while the page hydrated.
  useIsomorphicLayoutEffect(() => {
    fillAgain()
    setTime(findChosenTime(element.current))
  })
  const last = form.steps.length - 1
  const errors = <FormErrors {...shown} form={form.id} fields={form.steps.flatMap(({ fields }) => fields)} />
  // Under a page's title that is the same, it only names the form.
  const Title = titled ? 'p' : 'h2'
  const hasTimes = form.steps.some(({ fields }) => fields.some(({ timesOf }) => timesOf !== undefined))
  return (
    <Form
      className={isStepped ? 'form form--stepped' : 'form'}
      method="post"
      action={leadsPath()}
      {...(hasFiles(form) ? { encType: FILES_ENCODING } : {})}
      // Where the network fails it says so itself (features/offline).
      data-keeps-fields=""
      ref={element}
      {...props}
      // A browser cannot show its validation messages in the hidden fields of earlier steps; and without JavaScript
      // the times of a place come with the server's answer, which a browser's validation would hold back.
      noValidate={ready || step > 0 || hasTimes}
      aria-labelledby={`${form.id}-title`}
      aria-busy={busy}
      onChange={({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        setTime(findChosenTime(currentTarget))
        onAnswer?.(currentTarget, target)
      }}
    >
      <div className={titled ? 'vh' : undefined}>
        <Title id={`${form.id}-title`}>{form.title}</Title>
        {form.intro ? <p className="muted form__intro">{form.intro}</p> : null}
      </div>
      {last > 0 ? <LeadSteps form={form} step={step} ready={ready} onStep={goToStep} /> : null}
      {isStepped ? null : errors}
      <Carried values={carried} />
      {steps.slice(0, furthest + 1).map(({ title, fields }, at) => (
        <fieldset key={title} className="form__step" hidden={at !== step}>
          {last > 0 ? (
            <legend className="form__step-title">
              <span className={isStepped ? 'small' : 'muted small'}>
                Step {at + 1} of {last + 1}
              </span>
              <b tabIndex={-1}>{title}</b>
            </legend>
          ) : (
            <legend className="vh">{title}</legend>
          )}
          {isStepped && at > 0 && at === step ? (
            <KeptSteps
              steps={form.steps.slice(0, step).map(keptStep)}
              element={element}
              {...(ready ? { onStep: goToStep } : {})}
            />
          ) : null}
          {isStepped && at === step ? errors : null}
          <FormSections
            form={form.id}
            fields={withTimes(fields, times)}
            errors={shown.fieldErrors}
            heading={titled ? 'h2' : 'h3'}
            slots={slots}
          />
          {below[title]}
        </fieldset>
      ))}
      {isStepped ? null : summary}
      <ContactHint form={element} />
      <SendRow
        busy={busy}
        label={
          step === last
            ? nameBooking(time, form.submitLabel)
            : isStepped
              ? nameNext(form.steps[step + 1]?.title)
              : 'Next'
        }
        privacyHref={form.privacyHref}
        {...(ready && step > 0 ? { onBack: () => goToStep(step - 1) } : {})}
        {...(isStepped && summary ? { chosen: summary } : {})}
      />
      {isStepped ? (
        <p className="small muted needs-script">Back and refresh won’t lose your answers.</p>
      ) : null}
      <PrefetchRoutes paths={hasTimes ? [leadsPath(), appointmentsPath('')] : [leadsPath()]} />
    </Form>
  )
}

const withTimes = (fields: LeadFormStep['fields'], times: TimesFields) =>
  fields.map((field) => ({ ...field, ...times[field.name] }))
