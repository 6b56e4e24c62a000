import { parse } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { useFetcher } from '@remix-run/react'
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { parseCreditScore } from '#app/domain/money/credit-score.ts'
import { readTexts } from '#app/parts/lead/form/lead-browser.ts'
import type { LeadFieldErrors } from '#app/parts/lead/form/lead-fields.ts'
import type { FormReply } from '#app/parts/lead/form/parse-fields.server.ts'
import { isUnsent } from '#app/parts/lead/form/send-form.ts'
import { useKeptAnswers } from '#app/parts/lead/form/use-kept-answers.ts'
import { useStepAddress } from '#app/parts/lead/form/use-step-address.ts'
import { useStepFocus } from '#app/parts/lead/form/use-step-focus.ts'
import { useStoredDetails } from '#app/parts/lead/form/use-stored-details.ts'
import { STEP_INCOMPLETE } from '#app/parts/lead/submit/lead-submission.ts'
import { useTakenOver } from '#app/parts/money/calculator/use-calculator.ts'
import { quickQuoteTerm } from '#app/parts/money/quote/quick-estimate.ts'
import { UNKNOWN_ERROR } from '#app/parts/sign-in/account-texts.ts'
import { phoneErrors, phoneReply, usePhoneStep } from '#app/parts/sign-in/phone-form.ts'
import { firstGap, type JourneyModel, type JourneyState, LAST_STEP, stepErrors } from './journey.ts'
import { KEPT_AS } from './send-journey.ts'
import { useQuickQuote } from './use-quick-quote.ts'

/** Shown where an application gets no response (ERR-22). */
const NO_REDIRECT = 'Failed to create customer or no redirect URL received.'

/** The journey in the browser: its steps change without a request; the last verifies the number and applies (FIN-53). */
export function useJourney(journey: JourneyModel, posted: JourneyState | undefined) {
  const { element, store } = useStoredDetails()
  const ready = useTakenOver()
  const key = useRef('')
  const sent = useSentJourney(journey, posted, { store, keptAs: key })
  const { state, intent, unsent } = sent
  const answer = useMemo(() => state && { sent: state.sent, error: state.authError }, [state])
  const phone = { ...usePhoneStep(answer, element), verified: state?.verified ?? false }
  const { form, ...steps } = useSteps(element, { posted, sent, phone })
  const quick = useQuickQuote(
    posted ? { ...journey, quote: posted.quote } : journey,
    readStart(journey, posted?.values),
  )
  const kept = useKeptAnswers(element, {
    name: nameJourney(journey),
    furthest: steps.furthest,
    onFound({ furthest, answers }) {
      steps.reach(Math.min(furthest, LAST_STEP))
      quick.restore(readStart(journey, answers))
    },
  })
  key.current = kept.key
  useStepFocus(element, steps.step)
  return {
    ...steps,
    element,
    ready,
    quick,
    form: { id: form.id, onSubmit: form.onSubmit },
    values: posted?.values ?? {},
    phone: {
      ...phone,
      busy: intent === 'send' ? ('send' as const) : intent === 'apply' ? ('verify' as const) : null,
      typed: posted?.values.phone ?? '',
      errors: { phone: form.allErrors.phone?.[0], token: form.allErrors.token?.[0] },
      alert: unsent === 'send' ? UNKNOWN_ERROR : phone.error?.field === null ? phone.error.error : '',
    },
    providerError: unsent === 'apply' ? NO_REDIRECT : (state?.error ?? ''),
  }
}

export type JourneyInBrowser = ReturnType<typeof useJourney>

/** What its answers are kept under: another vehicle, or another price in a link, is another journey. */
const nameJourney = ({ asked, price, termYears, creditScore }: JourneyModel) =>
  ['finance', asked.car_id, price, termYears, creditScore].filter(Boolean).join('.')

type StepsOptions = {
  posted: JourneyState | undefined
  sent: ReturnType<typeof useSentJourney>
  phone: { sent: boolean; verified: boolean }
}

/** The shown step with the errors of its fields. Typed values stay when steps change. */
function useSteps(element: RefObject<HTMLFormElement>, { posted, sent, phone }: StepsOptions) {
  const { state, send } = sent
  const first = posted?.step ?? 0
  const [furthest, setFurthest] = useState(first)
  const [step, show] = useStepAddress(true, { first, furthest })
  const reach = (to: number) => setFurthest((now) => Math.max(now, to))
  const setStep = (to: number) => {
    reach(to)
    show(to)
  }
  const [refused, setRefused] = useState<FormReply | null>(posted ? findReply(posted.fieldErrors) : null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (state === undefined || state === posted) return
    setStep(state.step)
    setRefused(phoneReply(state.authError) ?? findReply(state.fieldErrors))
  }, [state, posted])

  /** The intent of the pressed button; any button sends the first code. */
  const intentOf = (answers: FormData) =>
    phone.sent || phone.verified ? String(answers.get('intent')) : 'send'
  const collectErrors = (answers: FormData): Record<string, string[]> | undefined => {
    if (step < LAST_STEP) return messagesOf(stepErrors(step, readTexts(answers)))
    return phone.verified ? undefined : phoneErrors(answers, intentOf(answers) === 'send')
  }
  const [form] = useForm<Record<string, string>>({
    id: 'journey-form',
    lastResult: refused,
    defaultNoValidate: true,
    onValidate({ formData }) {
      const error = collectErrors(formData)
      if (error) setAttempts((count) => count + 1)
      return parse<Record<string, string>, string[]>(formData, { resolve: (value) => ({ value, error }) })
    },
    onSubmit(event: FormEvent<HTMLFormElement>, { formData }) {
      event.preventDefault()
      if (step < LAST_STEP) return setStep(step + 1)
      formData.set('intent', intentOf(formData))
      send(formData)
    },
  })
  /** Shows a step: back always, forward only past completed steps (ERR-24). */
  function goTo(to: number): void {
    const gap = to > step && element.current ? firstGap(to, readTexts(new FormData(element.current))) : null
    setRefused(gap ? findReply(gap.errors, STEP_INCOMPLETE) : { status: 'success' })
    setStep(gap ? gap.step : to)
  }
  return {
    form,
    step,
    furthest,
    reach,
    goTo,
    shown: { ...shownErrors(form.allErrors), attempts, lastResult: refused },
  }
}

/** The last response about the journey, and how it is sent. */
function useSentJourney(
  journey: JourneyModel,
  posted: JourneyState | undefined,
  { store, keptAs }: { store: (answers: FormData) => void; keptAs: RefObject<string> },
) {
  const fetcher = useFetcher<JourneyState | { unsent: true }>()
  // A cached document has the same key for everybody.
  const key = useRef('')
  const asked = useRef('')
  // A second press comes before the page is drawn again.
  const isSending = useRef(false)
  const [state, setState] = useState(posted)
  const answer = fetcher.data
  useEffect(() => {
    if (answer && !isUnsent(answer)) setState(answer)
  }, [answer])
  const busy = fetcher.state !== 'idle'
  useEffect(() => {
    if (!busy) isSending.current = false
  }, [busy])
  const send = (answers: FormData) => {
    if (busy || isSending.current) return
    isSending.current = true
    key.current ||= typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : journey.idempotencyKey
    answers.set('idempotency_key', key.current)
    answers.set(KEPT_AS, keptAs.current ?? '')
    answers.set('page', location.pathname + location.search)
    asked.current = String(answers.get('intent'))
    store(answers)
    fetcher.submit(answers, { method: 'post', action: journey.action })
  }
  return {
    state,
    /** The intent of the running request. */
    intent: busy ? asked.current : null,
    /** The intent of a request that got no response. */
    unsent: !busy && isUnsent(answer) ? asked.current : null,
    send,
  }
}

/** Price, term and score as they were answered, or as the journey begins. */
function readStart(journey: JourneyModel, answers: Readonly<Record<string, string>> = {}) {
  const { purchasePrice, loanTerm, selfAssessedCreditScore = '' } = answers
  return {
    price: journey.priceFixed || !purchasePrice ? String(Math.round(journey.price)) : purchasePrice,
    term: loanTerm === undefined ? journey.termYears : quickQuoteTerm(Number(loanTerm)),
    score: parseCreditScore(selfAssessedCreditScore) ?? journey.creditScore,
  }
}

const messagesOf = (errors: LeadFieldErrors): Record<string, string[]> | undefined =>
  Object.keys(errors).length === 0
    ? undefined
    : Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message]]))

function findReply(fieldErrors: LeadFieldErrors, formError = ''): FormReply | null {
  const error = messagesOf(fieldErrors)
  if (error === undefined) return null
  return { status: 'error', error: formError ? { '': [formError], ...error } : error }
}

/** The errors above the steps; those of the number are shown beside it. */
function shownErrors(errors: Record<string, string[] | undefined>) {
  const wrong = Object.entries(errors).flatMap(([name, messages]) => {
    const isShown = name !== '' && name !== 'phone' && name !== 'token'
    return isShown && messages?.[0] ? [[name, messages[0]] as const] : []
  })
  return { fieldErrors: Object.fromEntries(wrong), formError: errors['']?.[0] ?? '' }
}
