import { useCallback } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { getSiteOrigin } from '../settings/settings.ts'
import { useStudioSettings } from '../settings/settings-context.ts'
import { getSiteApi, type SiteApi } from './site-api.ts'

const API_VERSION = '2025-02-19'

/** The sites' API as the person who is signed in, and the address of a path on a site. */
export function useSiteApi(): { api: SiteApi; formatAddress: (slug: string, path: string) => URL } {
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()?.id ?? ''
  const { siteOrigin } = useStudioSettings()
  const formatAddress = useCallback(
    (slug: string, path: string) => new URL(path, getSiteOrigin(siteOrigin, slug)),
    [siteOrigin],
  )
  return { api: getSiteApi(client, user), formatAddress }
}
