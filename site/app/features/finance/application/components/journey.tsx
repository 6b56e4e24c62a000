import { Form, PrefetchPageLinks } from '@remix-run/react'
import { FormErrors } from '#app/parts/lead/form/components/form-errors.tsx'
import { nameNext } from '#app/parts/lead/form/components/form-parts.tsx'
import { KeptSteps } from '#app/parts/lead/form/components/kept-steps.tsx'
import type { LeadCarModel } from '#app/parts/lead/form/lead-car-model.ts'
import { AGREED_BY, AGREEMENT } from '#app/parts/lead/rules/consent-text.ts'
import { Button } from '#app/ui/button.tsx'
import { keptJourneySteps } from '../describe-steps.ts'
import { JOURNEY_STEPS, type JourneyModel, type JourneyState, LAST_STEP, STEP_RULES } from '../journey.ts'
import { type JourneyInBrowser, useJourney } from '../use-journey.ts'
import { EstimateLine, EstimateSide } from './estimate-side.tsx'
import { EstimateStep } from './estimate-step.tsx'
import { ApplyButton, ApplyStep, ApprovalStep, DetailsStep, FORM_ID } from './journey-steps.tsx'

const FIELDS = STEP_RULES.flat()

type JourneyProps = {
  journey: JourneyModel
  /** What finance is asked for. */
  car: LeadCarModel | null
  state?: JourneyState | undefined
  headingId: string
}

/**
 * Estimate, details, pre-approval and application in four steps with an address each, beside the estimate (FIN-52,
 * FIN-53). All fields are in one form, so that without JavaScript each step posts them all.
 */
export function Journey({ journey, car, state, headingId }: JourneyProps) {
  const inBrowser = useJourney(journey, state)
  const { element, form, step, shown, values, phone, ready, quick, goTo } = inBrowser
  const isLast = step === LAST_STEP
  return (
    <>
      <Form
        ref={element}
        // The last step acts under its code, and has no bar at the foot.
        className={isLast ? 'form journey' : 'form form--stepped journey'}
        method="post"
        action={journey.action}
        id={form.id}
        noValidate
        aria-labelledby={headingId}
        onSubmit={form.onSubmit}
      >
        <DefaultButton {...inBrowser} />
        <Steps {...inBrowser} />
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="sent" value={phone.sent ? '1' : ''} />
        <input type="hidden" name="verified" value={phone.verified ? '1' : ''} />
        <input
          type="hidden"
          name="idempotency_key"
          value={values.idempotency_key ?? journey.idempotencyKey}
        />
        {JOURNEY_STEPS.map((title, at) => (
          <fieldset key={title} className="form__step" hidden={at !== step}>
            <legend className="form__step-title">
              <span className="small">
                Step {at + 1} of {JOURNEY_STEPS.length}
              </span>
              <b tabIndex={-1}>{title}</b>
            </legend>
            {at === step && at > 0 ? (
              <KeptSteps
                steps={keptJourneySteps(at, values)}
                element={element}
                {...(ready ? { onStep: goTo } : {})}
              />
            ) : null}
            {at === step ? <FormErrors {...shown} form={FORM_ID} fields={FIELDS} /> : null}
            <Step at={at} journey={journey} inBrowser={inBrowser} />
          </fieldset>
        ))}
        <div className="row wraps form__send">
          <div className="form__acts">
            {isLast ? null : <EstimateLine quote={quick.quote} />}
            {step > 0 ? <BackButton {...inBrowser} /> : null}
            {isLast ? null : (
              <Button type="submit" name="intent" value="next" size="large">
                {nameNext(JOURNEY_STEPS[step + 1])}
              </Button>
            )}
            {isLast && !awaitsCode(phone) ? <ApplyButton busy={phone.busy === 'verify'} /> : null}
          </div>
          <p className="small muted">
            {AGREED_BY} {AGREEMENT.before} <a href={journey.privacyHref}>{AGREEMENT.link}</a>.
          </p>
        </div>
        <p className="small muted needs-script">
          Your answers stay on this device until you send. Back and refresh won’t lose them.
        </p>
        {/* Its script must be there when the network is not, or the router loads the page anew. */}
        {ready ? <PrefetchPageLinks page={journey.action} /> : null}
      </Form>
      <EstimateSide journey={journey} car={car} quick={quick} />
    </>
  )
}

/** The button of the return key without JavaScript: the first of the form in document order. */
function DefaultButton({ step, phone }: JourneyInBrowser) {
  const last = phone.sent ? 'apply' : 'send'
  return (
    <button
      type="submit"
      name="intent"
      value={step === LAST_STEP ? last : 'next'}
      className="vh"
      tabIndex={-1}
      aria-hidden="true"
    >
      Go on
    </button>
  )
}

/** A code was sent, and the button that takes it stands under it. */
const awaitsCode = ({ sent, verified }: JourneyInBrowser['phone']) => sent && !verified

function BackButton({ step, goTo }: JourneyInBrowser) {
  return (
    <Button
      type="submit"
      name="intent"
      value="back"
      look="line"
      size="large"
      onClick={(event) => {
        event.preventDefault()
        goTo(step - 1)
      }}
    >
      Back
    </Button>
  )
}

/** The four steps and the current one; with JavaScript, buttons to them. */
function Steps({ step, ready, goTo }: JourneyInBrowser) {
  return (
    <ol className="form__steps" aria-label="Steps">
      {JOURNEY_STEPS.map((title, at) => (
        <li key={title} aria-current={at === step ? 'step' : undefined}>
          {ready ? (
            <button type="button" onClick={() => goTo(at)}>
              {title}
            </button>
          ) : (
            <span>{title}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

type StepProps = { at: number; journey: JourneyModel; inBrowser: JourneyInBrowser }

function Step({ at, journey, inBrowser }: StepProps) {
  const props = { journey, inBrowser }
  if (at === 0)
    return <EstimateStep journey={journey} quick={inBrowser.quick} errors={inBrowser.shown.fieldErrors} />
  if (at === 1) return <DetailsStep {...props} />
  return at === 2 ? <ApprovalStep {...props} /> : <ApplyStep {...props} />
}
