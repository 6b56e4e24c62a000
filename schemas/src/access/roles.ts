import type { DocumentType } from '../scope/scope-table.ts'

/** What may be done with what is set of single cars: hide, sold, pin and the like. */
export type CarAccess = 'writes' | 'reads' | 'none'

/** Whether a role publishes a finance offer of a dealer whose finance offers need a manager, or asks for it. */
export type FinanceAccess = 'publishes' | 'asks'

/**
 * The roles a dealer's staff have, with the document types that each writes. Grants, lists, buttons for something new
 * and the calendar follow from it. A marketer looks after named sites; managers and editors work for one dealer. Nobody
 * but the platform's own staff writes `tenant`: host names, dealerships and providers reach beyond the dealer. `cars` is
 * what a role may do with single cars of the stock, `finance` what with offers of a loan where they need a manager.
 */
export const DEALER_ROLES = {
  marketer: {
    title: 'Marketer',
    person: 'a marketer',
    writes: ['offer', 'promoTile', 'banner', 'page', 'redirect', 'campaign'],
    cars: 'none',
    finance: 'publishes',
  },
  manager: {
    title: 'Manager',
    person: 'a manager',
    writes: ['offer', 'promoTile', 'banner', 'page', 'redirect', 'location', 'navigation', 'siteSettings'],
    cars: 'writes',
    finance: 'publishes',
  },
  editor: {
    title: 'Editor',
    person: 'an editor',
    writes: ['offer', 'promoTile', 'banner', 'page', 'redirect', 'location'],
    cars: 'reads',
    finance: 'asks',
  },
} satisfies Readonly<
  Record<
    string,
    {
      title: string
      person: string
      writes: readonly DocumentType[]
      cars: CarAccess
      finance: FinanceAccess
    }
  >
>

/** A kind of role of a dealer's staff. */
export type DealerRoleKind = keyof typeof DEALER_ROLES

export const DEALER_ROLE_KINDS = Object.keys(DEALER_ROLES) as DealerRoleKind[]

/** Whether people of a kind of role write documents of a type, on their own sites. */
export const writesType = (kind: DealerRoleKind, type: DocumentType): boolean =>
  (DEALER_ROLES[kind].writes as readonly DocumentType[]).includes(type)

/** A role of a dealer's staff and the sites it is for, by slug. */
export type DealerRole = { kind: DealerRoleKind; sites: readonly string[] }

/** Roles of the hosted service that reach every document of a project; the platform's own staff have them. */
export const PROJECT_ROLES = ['administrator', 'developer', 'editor', 'contributor', 'viewer'] as const

const SEPARATOR = '--'
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a site's slug can be part of a role's name, in which two dashes separate sites. */
export function isRoleSlug(slug: string): boolean {
  return SLUG.test(slug)
}

/**
 * The name of a role: `editor-quayside`, `marketer-quayside--kerbside`. Hosted projects take small letters, digits and
 * dashes.
 * @throws RangeError when there is no site, or one whose slug could be read as two
 */
export function roleName({ kind, sites }: DealerRole): string {
  const wrong = sites.find((slug) => !isRoleSlug(slug))
  if (sites.length === 0 || wrong !== undefined)
    throw new RangeError(`No role can be named for the site “${wrong ?? ''}”.`)
  return `${kind}-${[...new Set(sites)].sort().join(SEPARATOR)}`
}

/** Reads the name of a dealer's role; null for any other name. */
export function parseRoleName(name: string): DealerRole | null {
  const kind = DEALER_ROLE_KINDS.find((one) => name.startsWith(`${one}-`))
  if (!kind) return null
  const sites = name.slice(kind.length + 1).split(SEPARATOR)
  return sites.every(isRoleSlug) ? { kind, sites } : null
}

/** May somebody with these roles read the drafts of a site? */
export function mayReadDrafts(roles: readonly string[], site: string): boolean {
  return roles.some(
    (name) =>
      (PROJECT_ROLES as readonly string[]).includes(name) || parseRoleName(name)?.sites.includes(site),
  )
}

/**
 * May somebody with these roles see who wrote a site's leads, and answer them? The site's managers and administrators;
 * other staff see the subject of a lead, not the person.
 */
export function mayReadLeads(roles: readonly string[], site: string): boolean {
  return roles.some((name) => {
    const role = parseRoleName(name)
    return name === 'administrator' || (role?.kind === 'manager' && role.sites.includes(site))
  })
}

/** May somebody with these roles invite and remove a site's people? The site's managers and administrators. */
export const mayManagePeople = (roles: readonly string[], site: string): boolean =>
  isAdministrator(roles) ||
  roles.some((name) => {
    const role = parseRoleName(name)
    return role?.kind === 'manager' && role.sites.includes(site)
  })

/** What somebody with these roles may do with single cars of a site's stock. */
export function accessCars(roles: readonly string[], site: string): CarAccess {
  if (isAdministrator(roles)) return 'writes'
  const own = roles.map(parseRoleName).filter((role) => role?.sites.includes(site))
  const held = own.map((role) => (role ? DEALER_ROLES[role.kind].cars : 'none'))
  return CAR_ACCESS.find((access) => held.includes(access)) ?? 'none'
}

/**
 * What somebody with these roles may do with finance offers of these sites where they need a manager; one role has to
 * cover every site of an offer. Null for whoever may not write them at all.
 */
export function accessFinance(roles: readonly string[], sites: readonly string[]): FinanceAccess | null {
  if (roles.includes('administrator') || roles.includes('editor')) return 'publishes'
  const own = roles
    .map(parseRoleName)
    .filter((role) => role && sites.every((site) => role.sites.includes(site)))
  const held = own.flatMap((role) => (role && sites.length > 0 ? DEALER_ROLES[role.kind].finance : []))
  if (held.includes('publishes')) return 'publishes'
  return held.includes('asks') ? 'asks' : null
}

const CAR_ACCESS = ['writes', 'reads'] as const satisfies readonly CarAccess[]

/** Do these roles set up, compare and retire sites? */
export function isAdministrator(roles: readonly string[]): boolean {
  return roles.includes('administrator')
}

/** Do these roles look after the whole platform, and not named sites only? */
export function isPlatformStaff(roles: readonly string[]): boolean {
  return roles.some((name) => (PROJECT_ROLES as readonly string[]).includes(name))
}

/**
 * May somebody with these roles choose the sites of a shared document? Staff of several sites may, unless it names a
 * site that is not theirs. `tenantIds` are the documents' ids; one that holds no slug counts as theirs.
 */
export function choosesSites(roles: readonly string[], tenantIds: readonly string[]): boolean {
  if (isPlatformStaff(roles)) return true
  const sites = new Set(roles.flatMap((name) => parseRoleName(name)?.sites ?? []))
  const foreign = tenantIds.some((id) => id.startsWith('tenant-') && !sites.has(id.slice('tenant-'.length)))
  return sites.size > 1 && !foreign
}
