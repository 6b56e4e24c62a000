import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { INSIDES } from './insides.ts'

/** A stored picture: its bytes and a digest of them. */
export type StoredPicture = { bytes: Buffer; digest: string }

/**
 * The stored pictures: `<folder>/<kind>/<angle>.webp` shared by all faces, `<folder>/<kind>-<face>/<angle>.webp`
 * specific to a face, and folders of insides that several kinds share. The folder is listed once, because it does not change while the server runs.
 */
export class LayerLibrary {
  /** Path within the folder by `<kind>-<face>/<angle>`. */
  readonly #files = new Map<string, string>()
  readonly #digests = new Map<string, string>()
  readonly #folder: string
  /** Faces by kind. */
  readonly faces: ReadonlyMap<string, readonly string[]>

  constructor(
    folder: string,
    faces: Readonly<Record<string, readonly string[]>>,
    insides: Readonly<Record<string, readonly string[]>> = INSIDES,
  ) {
    this.#folder = folder
    this.faces = new Map(Object.entries(faces))
    for (const [kind, names] of this.faces)
      for (const face of names)
        for (const from of [...(insides[kind] ?? []), kind, `${kind}-${face}`])
          for (const angle of anglesIn(folder, from))
            this.#files.set(`${kind}-${face}/${angle}`, `${from}/${angle}.webp`)
  }

  has(vehicle: string, angle: string): boolean {
    return this.#files.has(`${vehicle}/${angle}`)
  }

  /** Every `<kind>-<face>/<angle>` there is. */
  list(): string[] {
    return [...this.#files.keys()].sort()
  }

  /** Digest of a picture's bytes, computed once. @throws Error for an unknown picture */
  computeDigest(vehicle: string, angle: string): string {
    const file = this.#files.get(`${vehicle}/${angle}`)
    return (file && this.#digests.get(file)) ?? this.read(vehicle, angle).digest
  }

  /** @throws Error for an unknown picture */
  read(vehicle: string, angle: string): StoredPicture {
    const file = this.#files.get(`${vehicle}/${angle}`)
    if (file === undefined) throw new Error(`No layers of ${vehicle}/${angle}.`)
    const bytes = readFileSync(join(this.#folder, file))
    const digest = this.#digests.get(file) ?? createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    this.#digests.set(file, digest)
    return { bytes, digest }
  }
}

function anglesIn(folder: string, name: string): string[] {
  try {
    return readdirSync(join(folder, name))
      .filter((file) => file.endsWith('.webp'))
      .map((file) => file.slice(0, -'.webp'.length))
  } catch (error) {
    // A face without pictures of its own, or a kind without shared ones, has no folder.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
