import { type RefObject, useEffect } from 'react'
import type { LeadFieldErrors } from '#app/features/leads/form/lead-fields.ts'
import { FORM_FAILED, STEP_INCOMPLETE } from '../../submit/lead-submission.ts'

type FormErrorsProps = {
  fieldErrors: LeadFieldErrors
  formError: string
  /** The id of a field's control, to lead to it. */
  idOf: (name: string) => string
  labels: Readonly<Record<string, string>>
  alert: RefObject<HTMLDivElement>
}

/**
 * What is wrong with a form, above it: a list that leads to the fields, or that it was not taken up and why (LEAD-18 to
 * LEAD-20). A step that is not done was not sent, so it did not fail.
 */
export function FormErrors({ fieldErrors, formError, idOf, labels, alert }: FormErrorsProps) {
  const wrong = Object.entries(fieldErrors)
  const any = wrong.length > 0 || formError !== ''
  useEffect(() => {
    if (any) alert.current?.focus()
  }, [any, alert])
  if (!any) return null
  return (
    <div className="alert" role="alert" data-testid="error-warning" tabIndex={-1} ref={alert}>
      {formError && formError !== STEP_INCOMPLETE ? <h2>{FORM_FAILED}</h2> : null}
      {formError && formError !== FORM_FAILED ? <p>{formError}</p> : null}
      {wrong.length > 0 ? (
        <>
          <h2>Please fix the following errors:</h2>
          <ul>
            {wrong.map(([name, message]) => (
              <li key={name}>
                <a href={`#${idOf(name)}`}>{labels[name] ? `${labels[name]}: ${message}` : message}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
