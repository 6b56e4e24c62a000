import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'

/**
 * What loaders and actions throw unexpectedly; thrown responses are answers and do not come here. The framework's own
 * refusals do, such as that of a POST to a page without an action: anybody can send one, so they are no errors.
 */
export function handleError(
  error: unknown,
  { request, context: { log } }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500)
    log.info({ method: request.method, status: error.status }, 'a request was refused')
  else log.error({ err: error }, 'a page failed')
}
