import { useActionData } from '@remix-run/react'
import { LEAD_FAILED } from '../../submit/lead-submission.ts'
import { isUnsent } from '../send-form.ts'

/** The error of a button's form that did not reach the site. */
export function Unsent() {
  return isUnsent(useActionData()) ? (
    <div className="alert" role="alert">
      <p>{LEAD_FAILED}</p>
    </div>
  ) : null
}
