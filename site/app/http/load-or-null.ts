import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from '@remix-run/react'

/**
 * `clientLoader` of a route whose data a page can do without: null where they do not come, since a fetcher that fails
 * would replace the page and all that was typed into it.
 * @throws Response a redirect of the loader's
 */
export async function loadOrNull<Data>({
  request,
  serverLoader,
}: Pick<ClientLoaderFunctionArgs, 'request' | 'serverLoader'>): Promise<Data | null> {
  try {
    return (await serverLoader<Data>()) as Data
  } catch (error) {
    warnUnlessAborted(request, error)
    return null
  }
}

/**
 * The same as a `clientAction`: null with a status after which the router loads nothing anew.
 * @throws Response a redirect of the action's
 */
export async function postOrNull({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>): Promise<unknown> {
  try {
    return await serverAction()
  } catch (error) {
    warnUnlessAborted(request, error)
    return Response.json(null, { status: 503 })
  }
}

/** A request that a later one replaced is no failure; the query may hold what a person typed and is not logged. */
function warnUnlessAborted({ url, signal }: Request, error: unknown): void {
  if (error instanceof Response) throw error
  if (!signal.aborted) console.warn(`${new URL(url).pathname} could not be loaded.`, error)
}
