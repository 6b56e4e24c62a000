// Asks the lake directly: which documents a test may edit in the Studio, and settings that no Studio test is about.

const lake = `http://127.0.0.1:${process.env.E2E_STUDIO_PORT}`
const token = process.env.E2E_WRITE_TOKEN ?? ''

/** The answer of a GROQ query over everything, drafts included. */
export async function queryLake<T>(
  query: string,
  params: Record<string, string | readonly string[]> = {},
): Promise<T> {
  const search = new URLSearchParams({ query, perspective: 'raw' })
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  const answer = await fetch(`${lake}/v2025-02-19/data/query/production?${search}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok) throw new Error(`The lake answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { result: T }).result
}

/** Uploads a picture as a program with the write token may; returns the asset's id. */
export async function uploadPicture(bytes: Buffer, filename: string): Promise<string> {
  const answer = await fetch(`${lake}/v2025-02-19/assets/images/production?filename=${filename}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  })
  if (!answer.ok) throw new Error(`The lake answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { document: { _id: string } }).document._id
}

/** Deletes a document and its draft, as a program with the write token may. */
export async function deleteDocument(id: string): Promise<void> {
  await mutateLake([{ delete: { id } }, { delete: { id: `drafts.${id}` } }])
}

/** Sets fields of a published document, or removes them again, as a program with the write token may. */
export function patchDocument(
  id: string,
  patch: { set?: Record<string, unknown>; unset?: string[] },
): Promise<void> {
  return mutateLake([{ patch: { id, ...patch } }])
}

/** Documents as they are now, without drafts. */
export function storedDocuments(...ids: string[]): Promise<Record<string, unknown>[]> {
  return queryLake('*[_id in $ids]', { ids })
}

/** Puts documents back as they were, and discards their drafts. */
export function putBack(documents: readonly Record<string, unknown>[]): Promise<void> {
  return mutateLake(
    documents.flatMap(({ _rev, _updatedAt, ...fields }) => [
      { createOrReplace: fields },
      { delete: { id: `drafts.${fields._id}` } },
    ]),
  )
}

/** Saves a draft of a published document with some fields changed, as another open Studio would. */
export async function saveDraft(id: string, changes: Record<string, unknown>): Promise<void> {
  const [published] = await queryLake<Record<string, unknown>[]>('*[_id == $id]', { id })
  if (!published) throw new Error(`There is no ${id}.`)
  const { _rev, _updatedAt, ...fields } = published
  await mutateLake([{ createOrReplace: { ...fields, ...changes, _id: `drafts.${id}` } }])
}

/** Discards a document's draft, if there is one. */
export function discardDraft(id: string): Promise<void> {
  return mutateLake([{ delete: { id: `drafts.${id}` } }])
}

/** Writes mutations in one transaction, as a program with the write token may. */
export async function mutateLake(mutations: readonly Record<string, unknown>[]): Promise<void> {
  const answer = await fetch(`${lake}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  })
  if (!answer.ok) throw new Error(`The lake answered ${answer.status}: ${await answer.text()}`)
}
