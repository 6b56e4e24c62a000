import { useCurrentUser } from 'sanity'
import { useSites } from '../../access/current-site.tsx'
import type { StudioSite } from '../../access/studio-sites.ts'
import { findLock } from '../calendar/item-access.ts'

/** Why this person cannot change the site's settings; null where they can. */
export function useSettingsLock(site: StudioSite): string | null {
  const user = useCurrentUser()
  const { value: sites = [] } = useSites()
  const roles = (user?.roles ?? []).map(({ name }) => name)
  return findLock('siteSettings', [site.id], { roles, sites })
}
