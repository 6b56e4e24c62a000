// GET /preview/enable?sanity-preview-secret=…&sanity-preview-pathname=… as the Studio's Presentation tool asks it.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { sameSitePath } from '#app/domain/account/sign-in-path.ts'
import { AppError } from '#app/errors.ts'
import { send } from '../http/answer.ts'
import { endedPreviewCookie, previewCookie } from './preview-cookie.ts'

export interface PreviewOptions {
  readonly client: SanityClient
  readonly secret: string
  readonly clock: () => number
}

export const isPreviewPath = (path: string) => path === '/preview/enable' || path === '/preview/disable'

/**
 * Opens a preview when the Studio's secret is valid, ends it, and goes on to a path of the same site.
 * @throws AppError preview_refused, content_unavailable
 */
export async function answerPreview(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { client, secret, clock }: PreviewOptions,
): Promise<void> {
  const goOn = (target: string | null | undefined, cookie: string) =>
    send(request, response, 302, {
      'cache-control': 'no-store',
      location: sameSitePath(target),
      'set-cookie': cookie,
    })
  if (url.pathname === '/preview/disable') return goOn(url.searchParams.get('to'), endedPreviewCookie)
  const { isValid, redirectTo } = await validatePreviewUrl(client, url.href).catch((cause: unknown) => {
    throw new AppError('content_unavailable', { cause })
  })
  if (!isValid) throw new AppError('preview_refused')
  goOn(redirectTo, previewCookie(secret, url.host, clock()))
}
