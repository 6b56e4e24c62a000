import { type MouseEvent, useEffect, useRef } from 'react'
import { FORM_FAILED, STEP_INCOMPLETE } from '../../submit/lead-submission.ts'
import { describeError, type SummedField } from '../error-sentences.ts'
import type { ShownErrors } from '../use-fields-form.ts'
import { fieldId } from './form-parts.tsx'

type FormErrorsProps = ShownErrors & {
  /** Begins the ids of the form's fields. */
  form: string
  fields: readonly SummedField[]
}

/**
 * The errors of a form, above it: sentences that link to the fields, or why the form was refused (LEAD-18 to LEAD-20). An incomplete
 * step was not sent, so it is no failure.
 */
export function FormErrors({ fieldErrors, formError, attempts, lastResult, form, fields }: FormErrorsProps) {
  const alert = useRef<HTMLDivElement>(null)
  const wrong = Object.entries(fieldErrors)
  const any = wrong.length > 0 || formError !== ''
  // Each refusal is announced, also one with the same text.
  useEffect(() => {
    if (any) alert.current?.focus()
  }, [any, attempts, lastResult])
  if (!any) return null
  const isIncomplete = formError === STEP_INCOMPLETE
  return (
    <div className="alert" role="alert" data-testid="error-warning" tabIndex={-1} ref={alert}>
      {formError && !isIncomplete ? <h2>{FORM_FAILED}</h2> : null}
      {formError && formError !== FORM_FAILED && !isIncomplete ? <p>{formError}</p> : null}
      {wrong.length > 0 ? (
        <>
          <h2>Please fix the following errors:</h2>
          <ul>
            {wrong.map(([name, message]) => (
              <li key={name}>
                <a
                  href={`#${fieldId(form, name)}`}
                  onClick={(event) => focusField(event, fieldId(form, name))}
                >
                  {describeError(
                    fields.find((field) => field.name === name),
                    message,
                  )}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {isIncomplete ? <p>{STEP_INCOMPLETE}</p> : null}
    </div>
  )
}

/** Goes to the field without an entry in the history, with which a dialog would close and a step change its address. */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  const control = field instanceof HTMLFieldSetElement ? field.querySelector('input') : field
  if (!control) return
  event.preventDefault()
  control.focus()
}
