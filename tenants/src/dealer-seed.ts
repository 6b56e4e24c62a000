import type { TemplateName } from '@forecourt/schemas/contract'

/** A content document as it is written into the lake. */
export type SeedDocument = { _id: string; _type: string; [field: string]: unknown }

/** A picture to upload: its file, and the name by which documents ask for it (`pictureField`). */
export type SeedPicture = { name: string; file: URL }

/**
 * A demo dealer: who it is, and what its site starts with. `seedDate` (`YYYY-MM-DD`) is the day around which running,
 * past and future content is laid.
 */
export type DealerSeed = {
  slug: string
  name: string
  template: TemplateName
  pictures: readonly SeedPicture[]
  documents: (seedDate: string) => SeedDocument[]
}
