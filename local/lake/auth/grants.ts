// Every route that reads or writes a document calls `may`. The Studio evaluates the same rules in the browser, from
// the `acl` endpoint.
import type { LakeDocument } from '../store/document.ts'
import { type Identity, listIdentityRoles, type ProjectRole } from './identity.ts'
import { type Grant, isProjectRole, type Permission, type RoleTable } from './roles.ts'

export type { Grant, Permission } from './roles.ts'

/** Evaluates a GROQ filter on one document. */
export type FilterEvaluator = (filter: string, document: LakeDocument, identity: Identity) => boolean

const EVERYTHING = '_id in path("**")'
/** Published documents without a dot in their id, which a public dataset shows without a token. */
const PUBLIC = '_id in path("*")'

const PREVIEW_SECRET = 'sanity.previewUrlSecret'
const ALL_BUT_SECRETS = `_type != "${PREVIEW_SECRET}"`
const OWN_SECRETS = `_type == "${PREVIEW_SECRET}" && userId == identity()`
/** A client creates the document first and says whose it is next. */
const OWN_OR_NEW_SECRETS = `_type == "${PREVIEW_SECRET}" && (!defined(userId) || userId == identity())`

const PROJECT_PERMISSIONS: Record<ProjectRole, Permission[]> = {
  administrator: ['read', 'create', 'update', 'history', 'editHistory', 'manage'],
  editor: ['read', 'create', 'update', 'history', 'editHistory'],
  viewer: ['read', 'history'],
}

/** Sites identify a user by a preview secret, so only administrators and the sites' own robots have those of others. */
function projectGrants(role: ProjectRole, kind: 'user' | 'robot'): Grant[] {
  const permissions = PROJECT_PERMISSIONS[role]
  if (role === 'administrator' || kind === 'robot') return [{ filter: EVERYTHING, permissions }]
  const among = (...some: Permission[]) => permissions.filter((permission) => some.includes(permission))
  return [
    { filter: ALL_BUT_SECRETS, permissions },
    { filter: OWN_SECRETS, permissions: among('read', 'history') },
    { filter: OWN_OR_NEW_SECRETS, permissions: among('create', 'update') },
  ].filter((grant) => grant.permissions.length > 0)
}

export interface Grants {
  /** The grants of a user or robot: the union of its roles. */
  of(identity: Identity): Grant[]
  may(identity: Identity, permission: Permission, document: LakeDocument): boolean
  /** A predicate for many documents; null when it would accept all. */
  filterFor(identity: Identity, permission: Permission): ((document: LakeDocument) => boolean) | null
  /** Whether a role that every project has gives this permission, and so on all dealers' documents. */
  ofProject(identity: Identity, permission: Permission): boolean
  /** Whether any grant has this permission, for endpoints without a document. */
  mayAny(identity: Identity, permission: Permission): boolean
}

/** The settings that grants depend on; they may change at run time. */
export type GrantSettings = { readonly isPublic: boolean; readonly roles: RoleTable }

export function createGrants(settings: GrantSettings, matches: FilterEvaluator): Grants {
  const of = (identity: Identity): Grant[] => {
    if (identity.kind === 'anonymous')
      return settings.isPublic ? [{ filter: PUBLIC, permissions: ['read'] }] : []
    const names = listIdentityRoles(identity)
    return [
      ...names.filter(isProjectRole).flatMap((name) => projectGrants(name, identity.kind)),
      ...settings.roles.filter(({ name }) => names.includes(name)).flatMap(({ grants }) => grants),
    ]
  }
  const giving = (identity: Identity, permission: Permission) =>
    of(identity).filter((grant) => grant.permissions.includes(permission))
  const filterFor: Grants['filterFor'] = (identity, permission) => {
    const grants = giving(identity, permission)
    if (grants.some((grant) => grant.filter === EVERYTHING)) return null
    const granted = (document: LakeDocument) =>
      grants.some((grant) => matches(grant.filter, document, identity))
    // Evaluating a filter on each document of a query is slow.
    if (grants.some((grant) => grant.filter === ALL_BUT_SECRETS))
      return (document) => document._type !== PREVIEW_SECRET || granted(document)
    return granted
  }
  return {
    of,
    filterFor,
    may: (identity, permission, document) => filterFor(identity, permission)?.(document) ?? true,
    ofProject: (identity, permission) =>
      listIdentityRoles(identity)
        .filter(isProjectRole)
        .some((name) => PROJECT_PERMISSIONS[name].includes(permission)),
    mayAny: (identity, permission) => giving(identity, permission).length > 0,
  }
}
