import {
  createRandom,
  KNOWN_VALUES,
  keepValid,
  type RandomSource,
  randomFields,
  type StudioDocument,
  studioType,
  type ValueContext,
} from '@forecourt/schemas/random'
import { type RandomVehicle, randomVehicle, setByStaff } from './random-vehicle.ts'
import { type WrittenFeed, writeFeed } from './write-feed.ts'

/** One choice of a dealer's staff: a field of a document that the dealer has from the start, or a document of its own. */
export type Change =
  | { kind: 'field'; id: string; path: readonly string[]; value: unknown }
  | { kind: 'document'; document: StudioDocument }

/** A dealer as a list of choices, each of which can be left out. */
export type RandomDealer = {
  seed: number
  slug: string
  /** The documents of a new dealer, as `createDealer` makes them. */
  base: readonly StudioDocument[]
  changes: readonly Change[]
  vehicles: readonly RandomVehicle[]
}

/** What of the lake documents may refer to. */
export type LakeContents = { documents: readonly StudioDocument[]; ids: ValueContext['ids'] }

const TEMPLATES = ['metro', 'marque', 'group', 'outback', 'moto'] as const
const LINKS = [
  '/special-offers',
  '/search/used-cars',
  '/contact-us',
  '/locations',
  'https://www.example.com/a?b=c',
  'tel:0755501234',
]
/** Documents beside those of the start, with how many at most. */
const MORE_DOCUMENTS = { location: 3, offer: 5, promoTile: 4, banner: 2, page: 4, redirect: 2 } as const
/** What makes a dealer this one, and what would send data elsewhere. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  tenant: ['slug', 'name', 'hosts', 'dealerships', 'retiredAt', 'leads', 'template'],
  siteSettings: ['tenant', 'name', 'leads', 'launch'],
  navigation: ['tenant'],
}

/** Who a dealer of this seed is before its staff has chosen anything. */
export function inventIdentity(seed: number) {
  const random = createRandom(seed)
  const state = random.pick(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'NT', 'ACT'] as const)
  return { slug: `random-${seed}`, name: `Random ${seed} & Sons`, template: random.pick(TEMPLATES), state }
}

/**
 * A whole dealer: settings, switches, lenders, locations, content and a feed, as its staff could publish them.
 * @param base the documents of the new dealer in the lake
 */
export async function randomDealer(
  seed: number,
  base: readonly StudioDocument[],
  lake: LakeContents,
): Promise<RandomDealer> {
  const random = createRandom(seed + 1_000_003)
  const { slug } = inventIdentity(seed)
  const own = (type: string) => base.filter(({ _type }) => _type === type).map(({ _id }) => _id)
  const context: ValueContext = {
    random,
    ids: { ...lake.ids, location: own('location'), page: own('page'), offer: [] },
    links: [...LINKS, `/locations/${slug}`],
    known: { ...KNOWN_VALUES, ...sharedBy(slug) },
  }
  const dataset = [...lake.documents, ...base]
  const changes: Change[] = []
  for (const document of base) {
    if (FIXED[document._type] !== undefined)
      changes.push(...(await inventChanges(document, context, dataset)))
  }
  for (const [type, most] of Object.entries(MORE_DOCUMENTS)) {
    for (let at = random.integer(0, most); at > 0; at -= 1) {
      const document = await moreDocument({ type, slug, at }, context, dataset)
      if (document !== null) changes.push({ kind: 'document', document })
    }
  }
  const offered = Array.from({ length: vehicleCount(random) }, (_, at) => randomVehicle(random, at))
  // Random numbers of its own, so that the dealer of a seed stays the same but for them.
  const ofStaff = createRandom(seed + 3_000_003)
  const vehicles = offered.map((vehicle) => setByStaff(ofStaff, vehicle))
  return { seed, slug, base, changes, vehicles }
}

/** The documents with the chosen changes. */
export function buildDocuments({ base, changes }: Pick<RandomDealer, 'base' | 'changes'>): StudioDocument[] {
  const documents = new Map(base.map((document) => [document._id, structuredClone(document)]))
  for (const change of changes) {
    if (change.kind === 'document') documents.set(change.document._id, change.document)
    else setAt(documents.get(change.id), change.path, change.value)
  }
  return [...documents.values()]
}

/** The dealer's stock as its system would send it. */
export function writeDealerFeed({ seed, vehicles }: Pick<RandomDealer, 'seed' | 'vehicles'>): WrittenFeed {
  return writeFeed(createRandom(seed + 2_000_003), vehicles)
}

/** What a change says, for people. */
export function describeChange(change: Change): string {
  if (change.kind === 'document')
    return `${change.document._id}: ${JSON.stringify(change.document).slice(0, 600)}`
  return `${change.id} ${change.path.join('.')} = ${JSON.stringify(change.value).slice(0, 300)}`
}

function vehicleCount(random: RandomSource): number {
  return random.chance(0.1) ? random.integer(0, 3) : random.integer(30, random.chance(0.2) ? 300 : 90)
}

function sharedBy(slug: string): ValueContext['known'] {
  const sites = () => [{ _type: 'reference', _key: 's', _ref: `tenant-${slug}` }]
  const tenant = () => ({ _type: 'reference', _ref: `tenant-${slug}` })
  const shared = ['offer', 'promoTile', 'banner'].map((type) => [`${type}.sites`, sites] as const)
  const owned = ['location', 'page', 'redirect'].map((type) => [`${type}.tenant`, tenant] as const)
  const never = ['offer', 'promoTile', 'banner'].map(
    (type) => [`${type}.excludedSites`, () => undefined] as const,
  )
  return Object.fromEntries([...shared, ...owned, ...never])
}

/** Every field that the staff might have set otherwise, those within objects one by one. */
async function inventChanges(
  document: StudioDocument,
  context: ValueContext,
  dataset: readonly StudioDocument[],
): Promise<Change[]> {
  const type = document._type
  const fields = randomFields(studioType(type), type, context)
  for (const fixed of FIXED[type] ?? []) delete fields[fixed]
  if (type === 'tenant') chooseLender(fields, context.random)
  const valid = await keepValid({ ...document, ...fields }, dataset)
  if (valid === null) return []
  return Object.keys(fields).flatMap((field) => changesAt(document._id, [field], valid[field]))
}

/** Most dealers with lenders show the repayments of one of them. */
function chooseLender(fields: Record<string, unknown>, random: RandomSource): void {
  const [lender] = (fields.lenders ?? []) as { provider?: string }[]
  if (lender?.provider !== undefined && random.chance(0.8)) fields.financeProvider = lender.provider
}

function changesAt(id: string, path: readonly string[], value: unknown): Change[] {
  if (value === undefined) return []
  if (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    '_ref' in value ||
    'asset' in value
  ) {
    return [{ kind: 'field', id, path, value }]
  }
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, inner]) => changesAt(id, [...path, name], inner))
}

async function moreDocument(
  { type, slug, at }: { type: string; slug: string; at: number },
  context: ValueContext,
  dataset: readonly StudioDocument[],
): Promise<StudioDocument | null> {
  const fields = randomFields(studioType(type), type, context)
  return keepValid({ ...fields, _id: `${type}-${slug}-r${at}`, _type: type }, dataset)
}

function setAt(document: StudioDocument | undefined, path: readonly string[], value: unknown): void {
  let holder: Record<string, unknown> | undefined = document
  for (const step of path.slice(0, -1)) {
    if (holder === undefined) return
    holder[step] = holder[step] ?? {}
    holder = holder[step] as Record<string, unknown>
  }
  const last = path.at(-1)
  if (holder !== undefined && last !== undefined) holder[last] = value
}
