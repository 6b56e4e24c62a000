import {
  DEALER_ROLE_KINDS,
  type DealerRole,
  type DealerRoleKind,
  isPlatformStaff,
  parseRoleName,
} from './roles.ts'

/** Somebody who works on a site, with the names of all roles. */
export type SitePerson = { id: string; roles: readonly string[] }

/** The kinds of role that somebody may invite to: managers to those of their one site, administrators to every kind. */
export const invitableKinds = (isAdministrator: boolean): DealerRoleKind[] =>
  DEALER_ROLE_KINDS.filter((kind) => isAdministrator || kind !== 'marketer')

/** A person's roles that reach a site, with their names. */
export function listSiteRoles(roles: readonly string[], site: string): (DealerRole & { name: string })[] {
  return roles.flatMap((name) => {
    const role = parseRoleName(name)
    return role?.sites.includes(site) ? [{ ...role, name }] : []
  })
}

/**
 * Why somebody may not take a person from a site; null where they may. Nobody leaves a site without a manager, or removes
 * themselves; administrators may do both.
 */
export function findRemovalProblem(
  person: SitePerson,
  site: string,
  { asker, people }: { asker: { id: string; isAdministrator: boolean }; people: readonly SitePerson[] },
): string | null {
  if (isPlatformStaff(person.roles)) return 'They look after the platform.'
  const own = listSiteRoles(person.roles, site)
  if (own.length === 0) return 'They do not work on this site.'
  if (asker.isAdministrator) return null
  if (person.id === asker.id) return 'You cannot remove yourself.'
  if (own.some(({ sites }) => sites.length > 1)) return 'They look after several sites. Ask the platform.'
  const manages = ({ roles }: SitePerson) => listSiteRoles(roles, site).some(({ kind }) => kind === 'manager')
  const managers = people.filter(manages)
  if (manages(person) && managers.length < 2) return 'A site needs a manager.'
  return null
}
