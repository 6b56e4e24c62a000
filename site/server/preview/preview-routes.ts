// GET /preview/enable?sanity-preview-secret=…&sanity-preview-pathname=… as the Studio's Presentation tool requests it,
// and GET /preview/link/… for shared links.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sameSitePath } from '#app/http/same-site-path.ts'
import { send } from '../http/answer.ts'
import type { PreviewAccess } from './preview-access.ts'
import { endedPreviewCookie, previewCookie } from './preview-session.ts'

export interface PreviewOptions {
  readonly access: PreviewAccess
  /** Signs the cookie. */
  readonly secret: string
  readonly clock: () => number
}

const ENABLE = '/preview/enable'
const DISABLE = '/preview/disable'
const LINK = '/preview/link/'

export const isPreviewPath = (path: string) => path === ENABLE || path === DISABLE || path.startsWith(LINK)

/**
 * Opens or ends a preview of this dealer, and redirects to a path of the same site.
 * @throws AppError preview_refused, content_service_away
 */
export async function answerPreview(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  tenant: string,
  { access, secret, clock }: PreviewOptions,
): Promise<void> {
  const redirect = (target: string | null | undefined, cookie: string) =>
    send(request, response, 302, {
      'cache-control': 'no-store',
      // A shared link's address opens drafts, so it must not be in the next page's Referer.
      'referrer-policy': 'no-referrer',
      location: sameSitePath(target),
      'set-cookie': cookie,
    })
  if (url.pathname === DISABLE) return redirect(url.searchParams.get('to'), endedPreviewCookie)
  const { session, redirectTo } = url.pathname.startsWith(LINK)
    ? await access.openByLink(url.pathname.slice(LINK.length), tenant)
    : await access.openBySecret(url.href, tenant)
  redirect(redirectTo, previewCookie(secret, url.host, session, clock()))
}
