import type { TemplateName } from '@forecourt/schemas/contract'

/** A content document as it is written into the lake. */
export type SeedDocument = { _id: string; _type: string; [field: string]: unknown }

/** A picture to upload: its file, and the name by which documents ask for it (`pictureField`). */
export type SeedPicture = { name: string; file: URL }

/**
 * A demo dealer: who it is, and what its site starts with. `seedDate` (`YYYY-MM-DD`) is the day around which running,
 * past and future content is dated.
 */
export type DealerSeed = {
  slug: string
  name: string
  template: TemplateName
  pictures: readonly SeedPicture[]
  documents: (seedDate: string) => SeedDocument[]
}

/** A dealer's pictures: `images/<name>.webp` beside its `dealer.ts`, whose `import.meta.url` is given. */
export function picturesBeside(dealerUrl: string, ...names: string[]): SeedPicture[] {
  return names.map((name) => ({ name, file: new URL(`./images/${name}.webp`, dealerUrl) }))
}
