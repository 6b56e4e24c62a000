// Every route that reads or writes a document calls `may`. The Studio evaluates the same rules in the browser, from
// the `acl` endpoint.
import type { LakeDocument } from '../store/document.ts'
import { type Identity, type ProjectRole, rolesOf } from './identity.ts'
import { type Grant, isProjectRole, type Permission, type RoleTable } from './roles.ts'

export type { Grant, Permission } from './roles.ts'

/** Evaluates a GROQ filter on one document. */
export type FilterEvaluator = (filter: string, document: LakeDocument, identity: Identity) => boolean

const EVERYTHING = '_id in path("**")'
/** Published documents without a dot in their id, which a public dataset shows without a token. */
const PUBLIC = '_id in path("*")'

const PROJECT_GRANTS: Record<ProjectRole, Grant[]> = {
  administrator: [
    { filter: EVERYTHING, permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'] },
  ],
  editor: [{ filter: EVERYTHING, permissions: ['read', 'create', 'update', 'history', 'editHistory'] }],
  viewer: [{ filter: EVERYTHING, permissions: ['read', 'history'] }],
}

export interface Grants {
  /** The grants of a user or robot: the union of its roles. */
  of(identity: Identity): Grant[]
  may(identity: Identity, permission: Permission, document: LakeDocument): boolean
  /** A predicate for many documents; null when it would accept all. */
  filterFor(identity: Identity, permission: Permission): ((document: LakeDocument) => boolean) | null
  /** Whether any grant has this permission, for endpoints without a document. */
  mayAny(identity: Identity, permission: Permission): boolean
}

/** The settings that grants depend on; they may change at run time. */
export type GrantSettings = { readonly isPublic: boolean; readonly roles: RoleTable }

export function createGrants(settings: GrantSettings, matches: FilterEvaluator): Grants {
  const of = (identity: Identity): Grant[] => {
    if (identity.kind === 'anonymous')
      return settings.isPublic ? [{ filter: PUBLIC, permissions: ['read'] }] : []
    const names = rolesOf(identity)
    return [
      ...names.filter(isProjectRole).flatMap((name) => PROJECT_GRANTS[name]),
      ...settings.roles.filter(({ name }) => names.includes(name)).flatMap(({ grants }) => grants),
    ]
  }
  const giving = (identity: Identity, permission: Permission) =>
    of(identity).filter((grant) => grant.permissions.includes(permission))
  const filterFor: Grants['filterFor'] = (identity, permission) => {
    const grants = giving(identity, permission)
    if (grants.some((grant) => grant.filter === EVERYTHING)) return null
    return (document) => grants.some((grant) => matches(grant.filter, document, identity))
  }
  return {
    of,
    filterFor,
    may: (identity, permission, document) => filterFor(identity, permission)?.(document) ?? true,
    mayAny: (identity, permission) => giving(identity, permission).length > 0,
  }
}
