// What an answer has lost since the one before. Deleting is rare; a lake that answers nonsense loses much at once.
import { listTypes } from '../scope/scope-table.ts'

type Answer = Readonly<Record<string, unknown>>

const SINGLE = ['siteSettings', 'platform', 'navigation']
const LISTS = [
  'locations',
  'offers',
  'promoTiles',
  'banners',
  'pages',
  'redirects',
  'manufacturers',
  'models',
]

/** The documents of a kind that an answer no longer has. */
export type LeftDocuments = {
  readonly kind: string
  /** Whether a dealer has only one of the kind, which is never deleted while it is a dealer. */
  readonly isSingle: boolean
  /** How many there were. */
  readonly before: number
  readonly ids: readonly string[]
}

/** The dealers that the answer of `hostsQuery` no longer has. */
export function listLeftDealers(before: unknown, now: unknown): LeftDocuments {
  return findLeftDocuments('dealers', before, now)
}

/** The documents that the answer of `tenantBundleQuery` no longer has, by kind. */
export function listLeftDocuments(before: unknown, now: unknown): LeftDocuments[] {
  const [last, next] = [withoutDerived(before), withoutDerived(now)]
  // Another dealer may have the slug by now.
  if (findId(last.tenant) !== findId(next.tenant)) return []
  const lists = getMakesName(last) === getMakesName(next) ? LISTS : LISTS.filter((kind) => kind !== 'models')
  return [...SINGLE, ...lists]
    .map((kind) => findLeftDocuments(kind, last[kind], next[kind]))
    .filter(({ ids }) => ids.length > 0)
}

/** Whether an answer of `tenantBundleQuery` has no document of anybody. */
export function isEmptyBundle(answer: unknown): boolean {
  return Object.values((answer ?? {}) as Answer).every((part) => part === null || listIds(part).length === 0)
}

/** Types of documents that show that a lake is read at all, besides the dealers. */
export const OTHER_TYPES = (['tenant', 'sites', 'platform'] as const)
  .flatMap((scope) => listTypes(scope))
  .filter((type) => type !== 'tenant')

/** Content from before `siteSettings` was a document of its own answers with the tenant's. */
function withoutDerived(answer: unknown): Answer {
  const given = (answer ?? {}) as Answer
  const isOwn = findId(given.siteSettings) !== findId(given.tenant)
  return { ...given, siteSettings: isOwn ? given.siteSettings : null }
}

/** Models are those of the makes that the dealer sells. */
function getMakesName({ tenant }: Answer): string {
  const { manufacturer, dealershipWebsites } = (tenant ?? {}) as Answer
  return JSON.stringify([manufacturer ?? null, dealershipWebsites ?? null])
}

function findLeftDocuments(kind: string, before: unknown, now: unknown): LeftDocuments {
  const known = listIds(before)
  const present = new Set(listIds(now))
  const ids = known.filter((id) => !present.has(id))
  return { kind, isSingle: SINGLE.includes(kind), before: known.length, ids }
}

function listIds(documents: unknown): string[] {
  const list = Array.isArray(documents) ? documents : [documents]
  return list.map(findId).filter((id) => id !== undefined)
}

function findId(document: unknown): string | undefined {
  const { id } = (document ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}
