import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { leadsPath } from '#app/paths.ts'
import { useFinishLead } from '../submit/finish-lead.ts'
import { STEP_INCOMPLETE } from '../submit/lead-submission.ts'
import type { LeadSent } from '../submit/send-lead.ts'
import type { LeadFormField, LeadFormModel } from './lead-form-model.ts'
import type { FormReply } from './parse-fields.server.ts'
import { isUnsent, unsentReply } from './send-form.ts'
import { type ShownErrors, useFieldsForm } from './use-fields-form.ts'
import { useKeptAnswers } from './use-kept-answers.ts'
import { useStepAddress } from './use-step-address.ts'
import { useStepFocus } from './use-step-focus.ts'
import { useStoredDetails } from './use-stored-details.ts'

/**
 * A lead form in the browser: each step is checked and sent, the lead's id goes along with the next (LEAD-02, LEAD-04), and
 * the last leads to the page of success. Without JavaScript the same form is posted.
 */
export function useLeadForm(form: LeadFormModel, isAddressed: boolean) {
  const { element } = useStoredDetails()
  const fetcher = useFetcher<LeadSent>()
  const sent = fetcher.data
  const isDone = sent !== undefined && 'kind' in sent && sent.kind === 'done'
  const busy = fetcher.state !== 'idle' || isDone
  const { place, show, goal, find } = useSteps(form, sent, isAddressed)
  const { forget, fillAgain } = useKeptAnswers(element, {
    name: [form.kind, form.carried.car_id].filter(Boolean).join('.'),
    ...place,
    onFound: find,
  })
  useStepFocus(element, place.step)
  const key = useRef(form.carried.idempotency_key ?? '')
  const answers = useRef(new FormData())

  useEffect(() => {
    // A cached document has the same key for every visitor; the browser makes its own.
    if (typeof crypto.randomUUID === 'function') key.current = crypto.randomUUID()
  }, [])
  useFinishLead(form, isDone, { sent: answers, forget })

  const send = (event: FormEvent<HTMLFormElement>, formData: FormData) => {
    event.preventDefault()
    if (busy) return
    formData.set('idempotency_key', key.current)
    formData.set('page', location.pathname + location.search)
    answers.current = formData
    goal.current = aim.current
    fetcher.submit(formData, {
      method: 'post',
      action: leadsPath(),
      ...(hasFiles(form) ? { encType: FILES_ENCODING } : {}),
    })
  }
  const fields = place.steps[place.step]?.fields ?? []
  const state = useFieldsForm({
    id: `${form.id}-form`,
    fields,
    lastResult: useMemo(() => findRefusal(form, sent), [form, sent]),
    incomplete: place.step < form.steps.length - 1 ? STEP_INCOMPLETE : '',
    onSubmit: send,
  })
  /** The step to go to once the current one is accepted. */
  const aim = useRef(0)
  const goToStep = (to: number) => {
    if (to < place.step) return show(to)
    aim.current = to
    element.current?.requestSubmit()
    aim.current = 0
  }
  const carried = {
    ...form.carried,
    ...(place.leadId ? { lead_id: place.leadId } : {}),
    step: `${place.step}`,
  }
  const shown = errorsOfStep(state.shown, fields)
  return { ...state, ...place, shown, element, busy, goToStep, carried, fillAgain }
}

/** How a form with files is sent. */
export const FILES_ENCODING = 'multipart/form-data'

/** Whether a form takes a file. */
export const hasFiles = ({ steps }: LeadFormModel) =>
  steps.some(({ fields }) => fields.some(({ type }) => type === 'file'))

/** The refusal of the form by the site or the network; null without one. */
function findRefusal({ lastResult }: LeadFormModel, sent: LeadSent | undefined): FormReply | null {
  if (sent === undefined) return lastResult
  if (isUnsent(sent)) return unsentReply()
  if (sent.kind === 'done') return null
  if (sent.form) return sent.form.lastResult
  return { status: 'error', error: { '': [sent.formError] } }
}

/**
 * The shown step, the furthest one reached, and the lead's id once it is known. Steps keep what was typed; those to come are
 * as the site last answered, which then knows more of who asks.
 */
function useSteps(form: LeadFormModel, sent: LeadSent | undefined, isAddressed: boolean) {
  const [reached, setReached] = useState({ furthest: form.step, leadId: form.carried.lead_id ?? '' })
  // Of the vehicle that the form was about then: another may be chosen on the page.
  const about = form.carried.car_id
  const [answered, setAnswered] = useState({ about, steps: form.steps })
  const steps = answered.about === about ? answered.steps : form.steps
  const [step, show] = useStepAddress(isAddressed, { first: form.step, furthest: reached.furthest })
  /** The step requested as this one was sent; 0 for the next one. */
  const goal = useRef(0)
  useEffect(() => {
    const next = sent && 'kind' in sent && sent.kind === 'form' ? sent.form : null
    if (!next || next.lastResult !== null) return
    setReached(({ furthest, leadId }) => ({
      furthest: Math.max(furthest, next.step),
      leadId: next.carried.lead_id ?? leadId,
    }))
    setAnswered({ about, steps: [...steps.slice(0, next.step), ...next.steps.slice(next.step)] })
    show(goal.current > next.step && goal.current <= reached.furthest ? goal.current : next.step)
  }, [sent])
  const find = (kept: typeof reached) =>
    setReached((now) => ({
      furthest: Math.min(Math.max(now.furthest, kept.furthest), form.steps.length - 1),
      leadId: now.leadId || kept.leadId,
    }))
  return { place: { step, steps, ...reached }, goal, show, find }
}

/** Only the errors of the shown step. */
function errorsOfStep(shown: ShownErrors, fields: readonly LeadFormField[]): ShownErrors {
  const wrong = Object.entries(shown.fieldErrors)
  const own = wrong.filter(([name]) => fields.some((field) => field.name === name))
  if (own.length === wrong.length) return shown
  return {
    ...shown,
    fieldErrors: Object.fromEntries(own),
    formError: own.length === 0 ? '' : shown.formError,
  }
}
