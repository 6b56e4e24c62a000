import { ADVERTISES_LOAN } from '../offer-review/offer-review.ts'
import { type DocumentType, listTypes, SCOPE_TABLE } from '../scope/scope-table.ts'
import {
  DEALER_ROLE_KINDS,
  DEALER_ROLES,
  type DealerRole,
  type DealerRoleKind,
  isPlatformStaff,
  parseRoleName,
  roleName,
  writesType,
} from './roles.ts'

/** What a grant permits, in the words of the Content Lake's `acl`. */
export type Permission = 'read' | 'create' | 'update' | 'history' | 'editHistory' | 'manage'

/** A GROQ filter with what it permits on the documents that match. */
export type Grant = { filter: string; permissions: Permission[] }

/**
 * A site as grants name it, by the `_id` of its `tenant` document, and as people do; and whether its finance offers need a
 * manager, for grants that cannot ask its settings.
 */
export type AccessSite = { slug: string; id: string; name: string; financeNeedsManager?: boolean }

/** A role with its grants, as the embedded lake takes it. `sites` are slugs. */
export type RoleDefinition = { name: string; title: string; sites: string[]; grants: Grant[] }

/** The types somebody with these roles writes on a site; the platform's staff write all. */
export function writableTypes(roles: readonly string[], site: string): DocumentType[] {
  const all = Object.keys(SCOPE_TABLE) as DocumentType[]
  if (isPlatformStaff(roles)) return all
  const kinds = roles.flatMap((name) => {
    const role = parseRoleName(name)
    return role?.sites.includes(site) ? [role.kind] : []
  })
  return all.filter((type) => kinds.some((kind) => writesType(kind, type)))
}

/** The kinds of role whose people write a type, in the order of the roles; none for what the platform sets. */
export function kindsThatWrite(type: DocumentType): DealerRoleKind[] {
  return DEALER_ROLE_KINDS.filter((kind) => writesType(kind, type))
}

const READING: Permission[] = ['read', 'history']
/** What is added to and never changed: deleting and replacing need `update`. */
const ADDING: Permission[] = ['create']
const WRITING: Permission[] = ['create', 'update', 'editHistory']
const ASSETS = '_type in ["sanity.imageAsset", "sanity.fileAsset"]'
const PREVIEW_SECRET = '_type == "sanity.previewUrlSecret"'

export type GrantOptions = {
  /**
   * Whether a filter may ask for other documents, which the embedded lake answers and custom roles of a hosted project
   * do not. Without it every asset can be listed.
   */
  subqueries: boolean
}

/**
 * The grants of a dealer's role. Reading: what belongs to the sites, what they show, what is everybody's. Writing: the
 * types of the role, and shared documents only when every site they name is one of the role's.
 */
export function dealerGrants(
  kind: DealerRoleKind,
  sites: readonly AccessSite[],
  { subqueries }: GrantOptions,
): Grant[] {
  const ids = sites.map(({ id }) => id)
  const own = `${inTypes(listTypes('tenant'))} && (tenant._ref in ${list(ids)} || ${buildOneOfFilter(ids)})`
  const shown = `${inTypes(listTypes('sites'))} && count(sites[_ref in ${list(ids)}]) > 0`
  const platform = inTypes(listTypes('platform'))
  const across = acrossFilters(kind, ids)
  const records = `${inTypes(listTypes('record'))} && count(sites[_ref in ${list(ids)}]) > 0`
  const readable = [own, shown, platform, records, ...across]
  const used = `count(*[references(^._id) && (${readable.map((filter) => `(${filter})`).join(' || ')})]) > 0`
  const assets = subqueries ? `${ASSETS} && ${used}` : ASSETS
  return [
    ...[...readable, assets, 'string::startsWith(_type, "system.")'].map((filter) => ({
      filter,
      permissions: READING,
    })),
    ...writableFilters(kind, sites, { subqueries }).map((filter) => ({ filter, permissions: WRITING })),
    { filter: reviewFilter(kind, ids), permissions: ADDING },
    { filter: ASSETS, permissions: ['create'] },
    { filter: `${PREVIEW_SECRET} && userId == identity()`, permissions: READING },
    // The client makes the document first and says whose it is next.
    {
      filter: `${PREVIEW_SECRET} && (!defined(userId) || userId == identity())`,
      permissions: ['create', 'update'],
    },
  ]
}

/** A role with its name, title and grants. `sites` without any is refused by `roleName`. */
export function defineRole(
  kind: DealerRoleKind,
  sites: readonly AccessSite[],
  options: GrantOptions,
): RoleDefinition {
  const slugs = sites.map(({ slug }) => slug)
  const role: DealerRole = { kind, sites: slugs }
  return {
    name: roleName(role),
    title: `${DEALER_ROLES[kind].title}, ${sites.map((site) => site.name).join(', ')}`,
    sites: slugs,
    grants: dealerGrants(kind, sites, options),
  }
}

function writableFilters(
  kind: DealerRoleKind,
  sites: readonly AccessSite[],
  options: GrantOptions,
): string[] {
  const ids = sites.map(({ id }) => id)
  const shared = listTypes('sites').filter((type) => writesType(kind, type))
  const own = listTypes('tenant').filter((type) => writesType(kind, type))
  const asks = DEALER_ROLES[kind].finance === 'asks'
  return [
    `${inTypes(own)} && tenant._ref in ${list(ids)}`,
    `${inTypes(shared)} && ${namesOnly(ids)}${asks ? ` && ${needsNoManager(sites, options)}` : ''}`,
    ...acrossFilters(kind, ids),
  ]
}

/**
 * What somebody may write who only asks for finance offers to be published: drafts, offers without a loan, and all on sites
 * that have not chosen that a manager looks.
 */
function needsNoManager(sites: readonly AccessSite[], { subqueries }: GrantOptions): string {
  const chosen = sites.filter((site) => site.financeNeedsManager === true).map(({ id }) => id)
  const settings =
    '_type == "siteSettings" && financeNeedsManager == true && !(_id in path("drafts.**")) && !(_id in path("versions.**"))'
  const free = subqueries
    ? `count(*[${settings} && tenant._ref in ^.sites[]._ref]) == 0`
    : `count(sites[_ref in ${list(chosen)}]) == 0`
  return `(_type != "offer" || _id in path("drafts.**") || !${ADVERTISES_LOAN} || ${free})`
}

/** What is said of an offer is said in one’s own name; only whoever publishes sends back and approves. */
function reviewFilter(kind: DealerRoleKind, ids: readonly string[]): string {
  const asks = DEALER_ROLES[kind].finance === 'asks' ? ' && said == "asked"' : ''
  return `_type == "offerReview" && _id in path("*") && by == identity()${asks} && ${namesOnly(ids)}`
}

/** What is planned for several sites, for the kinds of role that plan it: when they look after every site it names. */
function acrossFilters(kind: DealerRoleKind, ids: readonly string[]): string[] {
  const types = listTypes('across').filter((type) => writesType(kind, type))
  return types.length > 0 ? [`${inTypes(types)} && ${namesOnly(ids)}`] : []
}

/** A document names at least one of these sites, and no other. */
const namesOnly = (ids: readonly string[]) =>
  `count(sites[_ref in ${list(ids)}]) > 0 && count(sites[!(_ref in ${list(ids)})]) == 0`

/** The `tenant` documents themselves, in all their forms. */
function buildOneOfFilter(ids: readonly string[]): string {
  const forms = ids.flatMap((id) => [id, `drafts.${id}`])
  const versions = ids.map((id) => `_id in path(${JSON.stringify(`versions.*.${id}`)})`)
  return [`_id in ${list(forms)}`, ...versions].join(' || ')
}

const inTypes = (types: readonly DocumentType[]) => `_type in ${list(types)}`
const list = (words: readonly string[]) => JSON.stringify(words)
