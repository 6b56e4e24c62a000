// What the lake itself holds: read and prepared past the Studio, so that a form cannot vouch for itself.
import type { LakeProcess } from './lake-process.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever the Studio wrote
export type Held = Record<string, any>

const version = '/v2025-02-19'

/** Documents of that GROQ query, drafts and published ones alike. */
export async function queryLake(lake: LakeProcess, query: string): Promise<Held[]> {
  const search = new URLSearchParams({ query, perspective: 'raw' })
  return ((await lake.ask(`${version}/data/query/production?${search}`)) as { result: Held[] }).result
}

/** One document by its exact id, or null. */
export async function findHeld(lake: LakeProcess, id: string): Promise<Held | null> {
  const { documents } = (await lake.ask(`${version}/data/doc/production/${id}`)) as { documents: Held[] }
  return documents[0] ?? null
}

/** Puts documents in the lake, as a seed would. */
export async function putDocuments(lake: LakeProcess, ...documents: Held[]): Promise<void> {
  const mutations = documents.map((document) => ({ createOrReplace: document }))
  await lake.ask(`${version}/data/mutate/production`, { method: 'POST', body: { mutations } })
}

/** Uploads a file; answers its asset document. */
export async function uploadFile(lake: LakeProcess, name: string, content: string): Promise<Held> {
  const path = `${version}/assets/files/production?${new URLSearchParams({ filename: name })}`
  return ((await lake.ask(path, { method: 'POST', body: content })) as { document: Held }).document
}
