import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import type { SeedDocument, SeedPicture } from '../src/dealer-seed.ts'

/** Asset ids by picture name. */
export type PictureIds = ReadonlyMap<string, string>

const CONTENT_TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', svg: 'image/svg+xml' }

/** The pictures named by the documents. */
export function selectPictures(
  documents: readonly SeedDocument[],
  pictures: readonly SeedPicture[],
): SeedPicture[] {
  const named = new Set(listNames(documents))
  return pictures.filter(({ name }) => named.has(name))
}

function listNames(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap(listNames)
  return Object.entries(value).flatMap(([key, field]) =>
    key === 'seedPicture' ? [String(field)] : listNames(field),
  )
}

/** Uploads the pictures that the lake does not have yet, identified by their SHA-1, and returns the asset ids of all. */
export async function uploadPictures(
  client: SanityClient,
  pictures: readonly SeedPicture[],
): Promise<{ ids: PictureIds; uploaded: number }> {
  const files = await Promise.all(
    pictures.map(async ({ name, file }) => {
      const bytes = await readFile(file)
      const extension = file.pathname.split('.').at(-1) ?? ''
      return { name, extension, bytes, sha1: createHash('sha1').update(bytes).digest('hex') }
    }),
  )
  const known = await client.fetch<{ _id: string; sha1hash: string }[]>(
    '*[_type == "sanity.imageAsset" && sha1hash in $hashes]{_id, sha1hash}',
    { hashes: files.map((file) => file.sha1) },
  )
  const ids = new Map<string, string>()
  let uploaded = 0
  for (const { name, extension, bytes, sha1 } of files) {
    const there = known.find((asset) => asset.sha1hash === sha1)
    if (there === undefined) uploaded += 1
    const asset =
      there ??
      (await client.assets.upload('image', bytes, {
        filename: `${name}.${extension}`,
        contentType: CONTENT_TYPES[extension] ?? 'application/octet-stream',
      }))
    ids.set(name, asset._id)
  }
  return { ids, uploaded }
}

/** The document with each named picture replaced by the reference to its asset. */
export function withPictures(document: SeedDocument, ids: PictureIds): SeedDocument {
  return replaceNamed(document, ids) as SeedDocument
}

function replaceNamed(value: unknown, ids: PictureIds): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceNamed(item, ids))
  if (value === null || typeof value !== 'object') return value
  const { seedPicture, ...fields } = value as Record<string, unknown>
  const replaced = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, replaceNamed(field, ids)]),
  )
  if (seedPicture === undefined) return replaced
  const id = ids.get(String(seedPicture))
  if (id === undefined) throw new Error(`No dealer has a picture named "${String(seedPicture)}".`)
  return { ...replaced, asset: { _type: 'reference', _ref: id } }
}
