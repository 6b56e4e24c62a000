import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'

/**
 * Logs unexpected errors of loaders and actions; thrown responses are no errors. The framework's own refusals, such as
 * of a POST to a page without an action, are logged as information, because anybody can cause them.
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
