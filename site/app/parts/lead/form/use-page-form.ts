import { useActionData, useNavigation } from '@remix-run/react'
import { type FormEvent, useMemo } from 'react'
import type { LeadFormModel } from './lead-form-model.ts'
import { isUnsent, unsentReply } from './send-form.ts'
import { useFieldsForm } from './use-fields-form.ts'

type PageFormOptions = {
  /** Only the site validates, also without JavaScript. */
  noValidate?: boolean
  onSubmit?: (event: FormEvent<HTMLFormElement>, formData: FormData) => void
}

/** The form that the page is sending; null while it sends none. */
export function usePosted(): FormData | null {
  const { state, formMethod, formData } = useNavigation()
  return state !== 'idle' && formMethod === 'POST' && formData ? formData : null
}

/**
 * A form of a page without a fetcher: its answer is another page, or the same page with its errors. A form that is being
 * sent is not sent again.
 */
export function usePageForm(form: LeadFormModel, { noValidate = false, onSubmit }: PageFormOptions = {}) {
  const sent = useActionData<unknown>()
  const busy = usePosted() !== null
  const lastResult = useMemo(
    () => (isUnsent(sent) ? unsentReply() : form.lastResult),
    [sent, form.lastResult],
  )
  const fields = form.steps[0]?.fields ?? []
  const state = useFieldsForm({
    id: `${form.id}-form`,
    fields,
    lastResult,
    noValidate,
    onSubmit: (event, formData) => (busy ? event.preventDefault() : onSubmit?.(event, formData)),
  })
  return { ...state, fields, busy }
}

/** The page from the action's answer, or from the loader without one. */
export function useAnsweredPage<Page>(loaded: Page): Page {
  const sent = useActionData<unknown>()
  return sent === undefined || isUnsent(sent) ? loaded : (sent as Page)
}
