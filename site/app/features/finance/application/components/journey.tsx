import { Form, PrefetchPageLinks } from '@remix-run/react'
import { FormErrors } from '#app/parts/lead/form/components/form-errors.tsx'
import { fieldId } from '#app/parts/lead/form/components/form-parts.tsx'
import { AGREED_BY, AGREEMENT } from '#app/parts/lead/rules/consent-text.ts'
import { PhoneVerification } from '#app/parts/sign-in/components/phone-verification.tsx'
import { Button } from '#app/ui/button.tsx'
import { Check, Field, Input } from '#app/ui/field.tsx'
import { JOURNEY_STEPS, type JourneyModel, type JourneyState, LAST_STEP, STEP_RULES } from '../journey.ts'
import { type JourneyInBrowser, useJourney } from '../use-journey.ts'
import { Estimate, EstimateStep } from './estimate-step.tsx'

const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  postcode: 'postal-code',
}
/** Begins the ids of its fields. */
const ID = 'journey'
const FIELDS = STEP_RULES.flat()
const readId = (name: string) => fieldId(ID, name)

type JourneyProps = {
  journey: JourneyModel
  state?: JourneyState | undefined
  headingId: string
  /** Its page has an address for each step. */
  addressed?: boolean
}

/**
 * Estimate, details, pre-approval and application in four tabs (FIN-52, FIN-53). All fields are in one form, so that
 * without JavaScript each step posts them all.
 */
export function Journey({ journey, state, headingId, addressed = false }: JourneyProps) {
  const inBrowser = useJourney(journey, state, addressed)
  const { element, form, step, shown, values, phone, ready } = inBrowser
  return (
    <Form
      ref={element}
      className="form journey"
      method="post"
      action={journey.action}
      id={form.id}
      noValidate
      aria-labelledby={headingId}
      onSubmit={form.onSubmit}
    >
      <DefaultButton {...inBrowser} />
      <Tabs {...inBrowser} />
      <FormErrors {...shown} form={ID} fields={FIELDS} />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="sent" value={phone.sent ? '1' : ''} />
      <input type="hidden" name="verified" value={phone.verified ? '1' : ''} />
      <input type="hidden" name="idempotency_key" value={values.idempotency_key ?? journey.idempotencyKey} />
      {JOURNEY_STEPS.map((title, at) => (
        <fieldset key={title} className="journey__step" hidden={at !== step}>
          <legend className="form__step-title">
            <b tabIndex={-1}>{title}</b>
          </legend>
          <Step at={at} journey={journey} inBrowser={inBrowser} />
        </fieldset>
      ))}
      <div className="row wraps journey__actions">
        {step < LAST_STEP ? (
          <Button type="submit" name="intent" value="next" size="large">
            Next
          </Button>
        ) : null}
        {step === LAST_STEP && !awaitsCode(phone) ? <ApplyButton busy={phone.busy === 'verify'} /> : null}
        {step > 0 ? <BackButton {...inBrowser} /> : null}
        <p className="small muted">
          {AGREED_BY} {AGREEMENT.before} <a href={journey.privacyHref}>{AGREEMENT.link}</a>.
        </p>
      </div>
      {/* Its script must be there when the network is not, or the router loads the page anew. */}
      {ready ? <PrefetchPageLinks page={journey.action} /> : null}
    </Form>
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

function ApplyButton({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" name="intent" value="apply" size="large" busy={busy}>
      Apply to lender
    </Button>
  )
}

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

function Tabs({ step, ready, goTo }: JourneyInBrowser) {
  return (
    <ol className="journey__tabs" aria-label="Steps">
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

type StepProps = { journey: JourneyModel; inBrowser: JourneyInBrowser }

function Step({ at, ...props }: StepProps & { at: number }) {
  if (at === 0) {
    const { quick, shown } = props.inBrowser
    return <EstimateStep journey={props.journey} quick={quick} errors={shown.fieldErrors} />
  }
  if (at === 1) return <DetailsStep {...props} />
  return at === 2 ? <ApprovalStep {...props} /> : <ApplyStep {...props} />
}

function DetailsStep({ journey, inBrowser: { shown, values } }: StepProps) {
  return (
    <div className="form__two">
      {(STEP_RULES[1] ?? []).map(({ name, label, type, required }) => {
        const error = shown.fieldErrors[name]
        const id = readId(name)
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

function ApprovalStep({ journey, inBrowser: { quick, shown, values } }: StepProps) {
  const error = shown.fieldErrors.consent
  return (
    <div className="estimate">
      <div className="form">
        <p>
          {journey.provider} tells you on its own page whether you are approved in advance
          {journey.carName ? ` for the ${journey.carName}` : ''}, and at what rate. {journey.dealer} is sent
          your enquiry at the same time.
        </p>
        <div className={error ? 'field is-bad' : 'field'}>
          <Check
            id={readId('consent')}
            name="consent"
            value="on"
            defaultChecked={values.consent === 'on'}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${readId('consent')}-error` : undefined}
            label={`${journey.provider} may use what I said here to look for a loan`}
          />
          {error ? (
            <p className="err" id={`${readId('consent')}-error`}>
              {error}
            </p>
          ) : null}
        </div>
      </div>
      <Estimate quote={quick.quote} term={quick.term} startRate={journey.startRate} />
    </div>
  )
}

/** The verification of the number beside the estimate; a refusal of the provider is shown below it (FIN-63, FIN-65). */
function ApplyStep({ journey, inBrowser: { phone, providerError, quick } }: StepProps) {
  return (
    <div className="estimate">
      <div className="form">
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
      <Estimate quote={quick.quote} term={quick.term} startRate={journey.startRate} />
    </div>
  )
}
