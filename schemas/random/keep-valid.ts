import { Schema } from '@sanity/schema'
import { builtinTypes } from '@sanity/schema/_internal'
import { validateDocumentWithWorkspace } from '@sanity/validation'
import { evaluateSync, parse } from 'groq-js'
import { slugTakenQuery } from '../src/slug/slug-taken.query.ts'
import { schemaTypes } from '../src/studio.ts'

export type StudioDocument = { _id: string; _type: string; [field: string]: unknown }
type Path = readonly (string | number | { _key: string })[]
type Holder = Record<string, unknown> | unknown[]

const ROUNDS = 8
const schema = Schema.compile({
  name: 'default',
  types: schemaTypes,
  parent: Schema.compile({ name: 'studio', types: builtinTypes }),
})

/**
 * The document without the values that the Studio would refuse to publish; null where it refuses the whole.
 * @param dataset the other documents of the lake, for rules that look at them
 */
export async function keepValid(
  document: StudioDocument,
  dataset: readonly StudioDocument[],
): Promise<StudioDocument | null> {
  const kept = structuredClone(document)
  for (let round = 0; round < ROUNDS; round += 1) {
    const paths = await listRefusedPaths(kept, dataset)
    if (paths.length === 0) return kept
    for (const path of paths) if (!removeAt(kept, path)) return null
  }
  return null
}

async function listRefusedPaths(
  document: StudioDocument,
  dataset: readonly StudioDocument[],
): Promise<Path[]> {
  const all = [...dataset.filter(({ _id }) => _id !== document._id), document]
  const client = {
    fetch: async (query: string, params: Record<string, unknown>) =>
      query === slugTakenQuery
        ? false
        : evaluateSync(parse(query, { params }), { dataset: all, params }).get(),
    withConfig: () => client,
  }
  const workspace = { schema, getClient: () => client, i18n: { t: String, loadNamespaces: async () => {} } }
  const options = { document, workspace, environment: 'studio', getDocumentExists: async () => true }
  const markers = await validateDocumentWithWorkspace(
    options as unknown as Parameters<typeof validateDocumentWithWorkspace>[0],
  )

  return markers.filter(({ level }) => level === 'error').map(({ path }) => path as Path)
}

/** Removes the value, or what lacks it; false where that is the document. */
function removeAt(document: StudioDocument, path: Path): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const holder = path.slice(0, length - 1).reduce<unknown>(valueAt, document)
    const last = path[length - 1]
    if (last === undefined || valueAt(holder, last) === undefined) continue
    removeFrom(holder as Holder, last)
    return true
  }
  return false
}

function valueAt(holder: unknown, step: Path[number]): unknown {
  if (Array.isArray(holder)) return holder[getPlace(holder, step)]
  return (holder as Record<string, unknown> | undefined)?.[String(step)]
}

function getPlace(list: readonly unknown[], step: Path[number]): number {
  if (typeof step === 'number') return step
  const key = typeof step === 'string' ? step : step._key
  return list.findIndex((item) => (item as { _key?: string } | null)?._key === key)
}

function removeFrom(holder: Holder, step: Path[number]): void {
  if (Array.isArray(holder)) holder.splice(getPlace(holder, step), 1)
  else delete holder[String(step)]
}
