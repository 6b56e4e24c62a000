// The place of the tenants' walls. Every route that reads or writes a document asks `may`; the Studio is told the
// same rules by the `acl` endpoint and judges them in the browser. A rule is a GROQ filter with what it permits; those
// of a dealer's staff are made in `walls.ts`.
import type { LakeDocument } from '../store/document.ts'
import type { Identity, Role } from './identity.ts'
import { type ScopeTable, wallGrants } from './walls.ts'

export type Permission = 'read' | 'create' | 'update' | 'history' | 'editHistory' | 'manage'

/** A rule, in the form of the hosted service's acl. */
export interface Grant {
  filter: string
  permissions: Permission[]
}

/** Judges a GROQ filter on one document. */
export type Judge = (filter: string, document: LakeDocument, identity: Identity) => boolean

const EVERYTHING = '_id in path("**")'
/** Published documents whose ids have no dot: what a public dataset shows without a token. */
const PUBLIC = '_id in path("*")'

const ROLE_GRANTS: Record<Role, Grant[]> = {
  administrator: [
    { filter: EVERYTHING, permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'] },
  ],
  editor: [{ filter: EVERYTHING, permissions: ['read', 'create', 'update', 'history', 'editHistory'] }],
  viewer: [{ filter: EVERYTHING, permissions: ['read', 'history'] }],
}

export interface Grants {
  /** The rules a person or robot lives by. */
  of(identity: Identity): Grant[]
  may(identity: Identity, permission: Permission, document: LakeDocument): boolean
  /** A test for many documents; null when it would say yes to all. */
  filterFor(identity: Identity, permission: Permission): ((document: LakeDocument) => boolean) | null
  /** Whether any rule at all permits this: what an endpoint asks before it has a document at hand. */
  mayAny(identity: Identity, permission: Permission): boolean
}

/** What of the dataset's settings the rules depend on; they can change while the lake runs. */
export type GrantSettings = { readonly isPublic: boolean; readonly scopes: ScopeTable }

export function createGrants(settings: GrantSettings, judge: Judge): Grants {
  const of = (identity: Identity): Grant[] => {
    if (identity.kind === 'anonymous')
      return settings.isPublic ? [{ filter: PUBLIC, permissions: ['read'] }] : []
    const walled = identity.kind === 'user' && identity.role !== 'administrator' ? identity.tenants : null
    if (walled !== null) return wallGrants(walled, settings.scopes, identity.role === 'editor')
    return ROLE_GRANTS[identity.role]
  }
  const giving = (identity: Identity, permission: Permission) =>
    of(identity).filter((grant) => grant.permissions.includes(permission))
  const filterFor: Grants['filterFor'] = (identity, permission) => {
    const grants = giving(identity, permission)
    if (grants.some((grant) => grant.filter === EVERYTHING)) return null
    return (document) => grants.some((grant) => judge(grant.filter, document, identity))
  }
  return {
    of,
    filterFor,
    may: (identity, permission, document) => filterFor(identity, permission)?.(document) ?? true,
    mayAny: (identity, permission) => giving(identity, permission).length > 0,
  }
}
