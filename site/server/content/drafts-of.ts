import type { TenantBundle } from '@forecourt/schemas/contract'
import { AppError } from '#app/errors.ts'
import type { ContentIndex } from './content-index.ts'

/** A dealer's content with drafts. @throws AppError content_service_away, content_unavailable */
export async function loadDrafts(
  content: ContentIndex,
  slug: string,
  options: { editable: boolean },
): Promise<TenantBundle> {
  const bundle = await content.findDraftBundle(slug, options).catch((cause: unknown) => {
    throw new AppError('content_service_away', { cause })
  })
  if (bundle === null) throw new AppError('content_unavailable')
  return bundle
}
