import { useActionData, useNavigation } from '@remix-run/react'
import { type FormEvent, useMemo } from 'react'
import type { LeadFormModel } from './lead-form-model.ts'
import { isUnsent, unsentReply } from './send-form.ts'
import { useFieldsForm } from './use-fields-form.ts'

type PageFormOptions = {
  /** The site checks alone, also without JavaScript. */
  noValidate?: boolean
  onSubmit?: (event: FormEvent<HTMLFormElement>, formData: FormData) => void
}

/** A form that is a page's own: its answer is the page it leads to, or the same page with what is wrong. */
export function usePageForm(form: LeadFormModel, options: PageFormOptions = {}) {
  const sent = useActionData<unknown>()
  const { state, formMethod } = useNavigation()
  const lastResult = useMemo(
    () => (isUnsent(sent) ? unsentReply() : form.lastResult),
    [sent, form.lastResult],
  )
  const fields = form.steps[0]?.fields ?? []
  const busy = state !== 'idle' && formMethod === 'POST'
  return { ...useFieldsForm({ id: `${form.id}-form`, fields, lastResult, ...options }), fields, busy }
}

/** The page that its action answered with; the one that was loaded where nothing was sent. */
export function useAnsweredPage<Page>(loaded: Page): Page {
  const sent = useActionData<unknown>()
  return sent === undefined || isUnsent(sent) ? loaded : (sent as Page)
}
