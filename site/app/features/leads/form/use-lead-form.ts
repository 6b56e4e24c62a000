import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type LeadFieldErrors, leadFormErrors } from '#app/features/leads/form/lead-fields.ts'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { finishLead } from '../submit/finish-lead.ts'
import { FORM_FAILED, STEP_INCOMPLETE } from '../submit/lead-submission.ts'
import { LeadFailed, sendLead } from '../submit/send-lead.ts'
import { answersOf, fillDetails, linkedQueryParams, visitedPages } from './lead-browser.ts'
import type { LeadFormModel } from './lead-form-model.ts'

type Trouble = {
  fieldErrors: LeadFieldErrors
  formError: string /** Counts, so that the same trouble is told again. */
  at: number
}

/**
 * A lead form in the browser: checks each step, sends it, keeps the lead's id for the next (LEAD-02, LEAD-04), and goes
 * on to the page of success. Without JavaScript the same form is posted.
 */
export function useLeadForm(form: LeadFormModel) {
  const element = useRef<HTMLFormElement>(null)
  const key = useRef(form.carried.idempotency_key ?? '')
  const leadId = useRef(form.carried.lead_id ?? '')
  const tenant = useTenantSlug()
  const [ready, setReady] = useState(false)
  const [step, setStep] = useState(form.step)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>({ ...form, at: 0 })

  useEffect(() => {
    setReady(true)
    // A document of a cache gives everybody the same key; the browser makes one of its own.
    if (typeof crypto.randomUUID === 'function') key.current = crypto.randomUUID()
    if (element.current) fillDetails(tenant, element.current)
  }, [tenant])

  const tell = (fieldErrors: LeadFieldErrors, formError = '') => {
    setTrouble(({ at }) => ({ fieldErrors, formError, at: at + 1 }))
  }

  /** What is wrong with the step on screen; whether a time is still free is for the site to say. */
  const wrong = (at: number): LeadFieldErrors => {
    const rules = (form.steps[at]?.fields ?? []).map(({ options, ...rule }) =>
      options === undefined || rule.type === 'appointment' ? rule : { ...rule, options },
    )
    return element.current ? leadFormErrors(rules, answersOf(element.current)) : {}
  }

  /** To another step: back always, on only from one that is done. */
  const turnTo = (to: number) => {
    const errors = to > step ? wrong(step) : {}
    if (to > step && (Object.keys(errors).length > 0 || leadId.current === ''))
      return tell(errors, STEP_INCOMPLETE)
    tell({})
    setStep(to)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const errors = wrong(step)
    if (Object.keys(errors).length > 0)
      return tell(errors, step < form.steps.length - 1 ? STEP_INCOMPLETE : '')
    setBusy(true)
    try {
      await send(event.currentTarget)
    } catch (error) {
      if (error instanceof LeadFailed) tell(error.fieldErrors, error.message)
      else tell({}, error instanceof Error && error.message ? error.message : FORM_FAILED)
      setBusy(false)
    }
  }

  const send = async (from: HTMLFormElement) => {
    const answers = answersOf(from)
    leadId.current = await sendLead({
      ...form.carried,
      ...answers,
      step,
      idempotency_key: key.current,
      lead_id: leadId.current || undefined,
      page: location.pathname + location.search,
      lead_attributes: {
        visited_pages: visitedPages(tenant),
        linked_query_params: linkedQueryParams(location.search),
      },
    })
    if (step === form.steps.length - 1)
      return finishLead(tenant, form, { ...answers, lead_id: leadId.current })
    tell({})
    setStep(step + 1)
    setBusy(false)
  }

  return { element, ready, step, busy, trouble, turnTo, submit }
}
