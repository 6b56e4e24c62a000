import { useCallback } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { siteOriginOf } from '../settings/settings.ts'
import { useStudioSettings } from '../settings/settings-context.ts'
import { type SiteApi, siteApiOf } from './site-api.ts'

const API_VERSION = '2025-02-19'

/** The sites' API as the person who is signed in, and the address of a path on a site. */
export function useSiteApi(): { api: SiteApi; addressOf: (slug: string, path: string) => URL } {
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()?.id ?? ''
  const { siteOrigin } = useStudioSettings()
  const addressOf = useCallback(
    (slug: string, path: string) => new URL(path, siteOriginOf(siteOrigin, slug)),
    [siteOrigin],
  )
  return { api: siteApiOf(client, user), addressOf }
}
