import {
  DEALER_ROLES,
  type DocumentType,
  isPlatformStaff,
  kindsThatWrite,
  writableTypes,
} from '@forecourt/schemas/contract'
import type { StudioSite } from '../../access/studio-sites.ts'

/** Who asks: the names of the roles, and the sites that can be read. */
export interface Person {
  readonly roles: readonly string[]
  readonly sites: readonly StudioSite[]
}

/**
 * Why somebody cannot change a document of a type, with who can, or null when they can. `siteIds` are
 * all sites the document is for. The lake checks again; this answers before anything is moved.
 */
export function findLock(
  type: DocumentType,
  siteIds: readonly string[],
  { roles, sites }: Person,
): string | null {
  if (isPlatformStaff(roles)) return null
  const own = siteIds.flatMap((id) => sites.find((site) => site.id === id) ?? [])
  if (own.length < siteIds.length) {
    return 'It shows on sites of other dealers too, so only the platform’s staff can change it.'
  }
  const refused = own.find(({ slug }) => !writableTypes(roles, slug).includes(type))
  if (!refused) return null
  const kinds = kindsThatWrite(type).map((kind) => DEALER_ROLES[kind].person)
  return kinds.length > 0
    ? `Your role cannot change this. ${capital(kinds.join(' or '))} of ${refused.name} can.`
    : 'Only the platform’s staff can change this.'
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
