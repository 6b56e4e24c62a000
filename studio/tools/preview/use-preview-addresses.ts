import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { useClient, useCurrentUser } from 'sanity'
import { useAnswer } from '../../content-api/use-answer.ts'
import { PREVIEW_ENABLE_PATH } from './presentation.ts'

/**
 * What makes the address at which a preview of a site's page opens for this person, from the site's origin and the
 * path of the page: only previews may be in a frame. Undefined until there is a secret.
 */
export function usePreviewAddresses() {
  const client = useClient({ apiVersion: '2025-02-19' })
  const user = useCurrentUser()?.id ?? ''
  const { value: secret, error } = useAnswer(
    user,
    async () => (await createPreviewSecret(client, 'forecourt/studio', location.href, user)).secret,
  )
  const formatAddress = (origin: string, path: string) => {
    const query = new URLSearchParams({
      'sanity-preview-secret': secret ?? '',
      'sanity-preview-pathname': path,
    })
    return secret ? `${origin}${PREVIEW_ENABLE_PATH}?${query}` : undefined
  }
  return { formatAddress, error }
}
