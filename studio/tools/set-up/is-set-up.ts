import { dateAt, writableTypes } from '@forecourt/schemas/contract'
import type { StudioSite } from '../../access/studio-sites.ts'

/** May somebody with these roles set a site up and put it live? Its managers and administrators. */
export function maySetUp(roles: readonly string[], site: Pick<StudioSite, 'slug'>): boolean {
  return writableTypes(roles, site.slug).includes('siteSettings')
}

/** Is a site not live, or live since today on its own clock? */
export function isInSetUp(
  { launch, timeZone }: Pick<StudioSite, 'launch' | 'timeZone'>,
  now: string,
): boolean {
  if (launch === null) return false
  return launch.liveAt === null || dateAt(launch.liveAt, timeZone) === dateAt(now, timeZone)
}
