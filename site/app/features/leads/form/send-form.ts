import type { ClientActionFunctionArgs } from '@remix-run/react'
import { LEAD_FAILED, SUBMISSION_FAILED } from '../submit/lead-submission.ts'
import type { FormReply } from './parse-fields.server.ts'

/** In place of the site's answer where none came, or none that can be read. */
const UNSENT = { unsent: true } as const
type Unsent = typeof UNSENT

export const isUnsent = (answer: unknown): answer is Unsent =>
  typeof answer === 'object' && answer !== null && 'unsent' in answer

/** How a form is refused that did not reach the site. */
export const unsentReply = (): FormReply => ({ status: 'error', error: { '': [LEAD_FAILED] } })

/**
 * `clientAction` of every route that a form is posted to. An action that fails would take the page, and all that was typed,
 * with it; so it is answered that nothing was sent, with a status after which the router loads nothing anew.
 * @throws Response a redirect of the action's
 */
export async function sendForm({
  serverAction,
}: Pick<ClientActionFunctionArgs, 'serverAction'>): Promise<unknown> {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    console.warn(SUBMISSION_FAILED, thrown)
    return Response.json(UNSENT, { status: 503 })
  }
}
