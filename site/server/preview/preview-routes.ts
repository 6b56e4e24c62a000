// GET /preview/enable?sanity-preview-secret=…&sanity-preview-pathname=… as the Studio's Presentation tool asks it.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { send } from '../http/answer.ts'
import { safePath } from '../http/safe-path.ts'
import { endedPreviewCookie, previewCookie } from './preview-cookie.ts'

export interface PreviewOptions {
  readonly client: SanityClient
  readonly secret: string
}

/** Opens a preview when the Studio's secret is valid, ends it, and goes on to a path of the same site. */
export async function answerPreview(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { client, secret }: PreviewOptions,
): Promise<void> {
  const noStore = { 'cache-control': 'no-store' }
  if (url.pathname === '/preview/disable') {
    const location = safePath(url.searchParams.get('to'))
    return send(request, response, 302, { ...noStore, location, 'set-cookie': endedPreviewCookie })
  }
  const { isValid, redirectTo } = await validatePreviewUrl(client, url.href)
  if (!isValid) {
    const refused = { ...noStore, 'content-type': 'text/plain; charset=utf-8' }
    return send(
      request,
      response,
      401,
      refused,
      'This preview link has expired. Open the page from the Studio again.',
    )
  }
  const cookie = previewCookie(secret, url.host, Date.now())
  send(request, response, 302, { ...noStore, location: safePath(redirectTo), 'set-cookie': cookie })
}
