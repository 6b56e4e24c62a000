import { type FormEvent, useRef, useState } from 'react'
import { type CreditScore, DEFAULT_CREDIT_SCORE, parseCreditScore } from '#app/domain/money/credit-score.ts'
import { usePhoneVerification } from '#app/features/account/sign-in/components/use-phone-verification.ts'
import { quickQuoteTerm } from '#app/features/finance/quote/quick-estimate.ts'
import { answersOf } from '#app/features/leads/form/lead-browser.ts'
import type { LeadFieldErrors } from '#app/features/leads/form/lead-fields.ts'
import { useTakenOver } from '../calculator/use-calculator.ts'
import { useQuickQuote } from '../quote/use-quick-quote.ts'
import {
  firstGap,
  type JourneyModel,
  type JourneyState,
  LAST_STEP,
  STEP_INCOMPLETE,
  stepErrors,
} from './journey.ts'
import { sendApplication } from './send-application.ts'

type Trouble = { fieldErrors: LeadFieldErrors; error: string; at: number }

/** The journey in the browser: its steps turn on the spot; the last one verifies the number and applies (FIN-53). */
export function useJourney(journey: JourneyModel, state: JourneyState | undefined) {
  const values = state?.values ?? {}
  const ready = useTakenOver()
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState(state?.step ?? 0)
  // A document of a cache gives everybody the same key.
  const key = useRef('')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>({ fieldErrors: state?.fieldErrors ?? {}, error: '', at: 0 })
  const [providerError, setProviderError] = useState(state?.error ?? '')
  const score: CreditScore = parseCreditScore(values.selfAssessedCreditScore ?? '') ?? journey.creditScore
  const quick = useQuickQuote(state ? { ...journey, quote: state.quote } : journey, {
    price: values.purchasePrice ?? String(Math.round(journey.price)),
    term: values.loanTerm === undefined ? journey.termYears : quickQuoteTerm(Number(values.loanTerm)),
    score: score ?? DEFAULT_CREDIT_SCORE,
  })
  const answers = () => (form.current ? answersOf(form.current) : {})
  const verification = usePhoneVerification({
    type: 'finance',
    details: () => {
      const { name = '', last_name = '', email = '' } = answers()
      return { first_name: name, last_name, email }
    },
    initial: { phone: values.phone ?? '', sent: state?.sent ?? false, error: state?.authError ?? null },
  })

  const ownKey = () => {
    key.current ||= typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : journey.idempotencyKey
    return key.current
  }
  const tell = (fieldErrors: LeadFieldErrors, error = '') =>
    setTrouble(({ at }) => ({ fieldErrors, error, at: at + 1 }))

  /** To a tab: back always, on only past steps that are done (ERR-24). */
  function turnTo(to: number): void {
    const gap = to > step ? firstGap(to, answers()) : null
    if (gap) {
      tell(gap.errors, STEP_INCOMPLETE)
      setStep(gap.step)
      return
    }
    tell({})
    setStep(to)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (step < LAST_STEP) {
      const errors = stepErrors(step, answers())
      return Object.keys(errors).length > 0 ? tell(errors) : turnTo(step + 1)
    }
    if (!verification.sent) return verification.send()
    setBusy(true)
    setProviderError('')
    const user = await verification.verify()
    const applied =
      user === null
        ? null
        : await sendApplication(
            { ...journey, idempotencyKey: ownKey() },
            { ...answers(), phone: verification.phone },
          )
    if (applied !== null && 'redirectUrl' in applied) return location.assign(applied.redirectUrl)
    if (applied !== null) setProviderError(applied.error)
    setBusy(false)
  }

  return { form, ready, step, busy, trouble, providerError, quick, verification, values, turnTo, submit }
}

export type JourneyInBrowser = ReturnType<typeof useJourney>
