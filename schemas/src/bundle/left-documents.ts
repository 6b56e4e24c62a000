// What an answer has lost since the one before. Deleting is rare; a lake that answers nonsense loses much at once.
import { listTypesOf } from '../scope/scope-table.ts'

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
  return leftOf('dealers', before, now)
}

/** The documents that the answer of `tenantBundleQuery` no longer has, by kind. */
export function listLeftDocuments(before: unknown, now: unknown): LeftDocuments[] {
  const [last, next] = [withoutDerived(before), withoutDerived(now)]
  // Another dealer may have the slug by now.
  if (idOf(last.tenant) !== idOf(next.tenant)) return []
  const lists = makesOf(last) === makesOf(next) ? LISTS : LISTS.filter((kind) => kind !== 'models')
  return [...SINGLE, ...lists]
    .map((kind) => leftOf(kind, last[kind], next[kind]))
    .filter(({ ids }) => ids.length > 0)
}

/** Whether an answer of `tenantBundleQuery` has no document of anybody. */
export function isEmptyBundle(answer: unknown): boolean {
  return Object.values((answer ?? {}) as Answer).every((part) => part === null || idsOf(part).length === 0)
}

/** Types of documents that show that a lake is read at all, besides the dealers. */
export const OTHER_TYPES = (['tenant', 'sites', 'platform'] as const)
  .flatMap((scope) => listTypesOf(scope))
  .filter((type) => type !== 'tenant')

/** Content from before `siteSettings` was a document of its own answers with the tenant's. */
function withoutDerived(answer: unknown): Answer {
  const given = (answer ?? {}) as Answer
  const isOwn = idOf(given.siteSettings) !== idOf(given.tenant)
  return { ...given, siteSettings: isOwn ? given.siteSettings : null }
}

/** Models are those of the makes that the dealer sells. */
function makesOf({ tenant }: Answer): string {
  const { manufacturer, dealershipWebsites } = (tenant ?? {}) as Answer
  return JSON.stringify([manufacturer ?? null, dealershipWebsites ?? null])
}

function leftOf(kind: string, before: unknown, now: unknown): LeftDocuments {
  const known = idsOf(before)
  const present = new Set(idsOf(now))
  const ids = known.filter((id) => !present.has(id))
  return { kind, isSingle: SINGLE.includes(kind), before: known.length, ids }
}

function idsOf(documents: unknown): string[] {
  const list = Array.isArray(documents) ? documents : [documents]
  return list.map(idOf).filter((id) => id !== undefined)
}

function idOf(document: unknown): string | undefined {
  const { id } = (document ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}
