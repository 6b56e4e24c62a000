import { LEAD_FAILED, SUBMISSION_FAILED } from '../submit/lead-submission.ts'
import type { FormReply } from './parse-fields.server.ts'

/** Stands for a missing or unreadable answer of the site. */
const UNSENT = { unsent: true } as const
type Unsent = typeof UNSENT

export const isUnsent = (answer: unknown): answer is Unsent =>
  typeof answer === 'object' && answer !== null && 'unsent' in answer

/** The refusal of a form that did not reach the site. */
export const unsentReply = (): FormReply => ({ status: 'error', error: { '': [LEAD_FAILED] } })

/**
 * `clientAction` of every route that a form is posted to. A failing action would replace the page and all that was typed;
 * instead the answer says that the form was not sent, with a status after which the router reloads no data.
 * @throws Response a redirect of the action's
 */
export async function sendForm({ serverAction }: { serverAction: () => Promise<unknown> }): Promise<unknown> {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    console.warn(SUBMISSION_FAILED, thrown)
    return Response.json(UNSENT, { status: 503 })
  }
}
