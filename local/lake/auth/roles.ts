// Roles besides those of every project. The lake has no built-in document types: the seeds define the roles and their
// grants (`PUT /local/roles`), in the form of a hosted project's custom roles.
import { z } from 'zod'
import { PROJECT_ROLE_TITLES, type ProjectRole } from './identity.ts'

const ROLE_NAME = /^[a-z0-9][a-z0-9-]{0,199}$/

/** A rule in the form of the hosted service's acl: a GROQ filter and its permissions. */
export const Grant = z.object({
  filter: z.string().min(1).max(20_000),
  permissions: z.array(z.enum(['read', 'create', 'update', 'history', 'editHistory', 'manage'])),
})
export type Grant = z.infer<typeof Grant>
export type Permission = Grant['permissions'][number]

export const Role = z.object({
  name: z
    .string()
    .regex(ROLE_NAME)
    .refine((name) => !isProjectRole(name), 'is the name of a role that every project has'),
  title: z.string().min(1).max(300),
  /** Names of the role's sites; users who share one see each other. */
  sites: z.array(z.string().min(1).max(100)),
  grants: z.array(Grant).max(100),
})

/** The defined roles. */
export const RoleTable = z.array(Role).max(20_000)
export type RoleTable = z.infer<typeof RoleTable>

export const isProjectRole = (name: string): name is ProjectRole => Object.hasOwn(PROJECT_ROLE_TITLES, name)

/** Roles as the Studio shows them. An undefined role grants nothing and is titled by its name. */
export function describeRoles(names: readonly string[], table: RoleTable): { name: string; title: string }[] {
  return names.map((name) => ({
    name,
    title: isProjectRole(name)
      ? PROJECT_ROLE_TITLES[name]
      : (table.find((role) => role.name === name)?.title ?? name),
  }))
}

/** The sites of roles; null when one of them covers the whole project. */
export function sitesOfRoles(names: readonly string[], table: RoleTable): Set<string> | null {
  if (names.some(isProjectRole)) return null
  return new Set(table.filter((role) => names.includes(role.name)).flatMap((role) => role.sites))
}
