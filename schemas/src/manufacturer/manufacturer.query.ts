import { z } from 'zod'
import { orDefault } from '../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../content/image.query.ts'
import { WARRANTY_YEARS } from '../page/blocks/warranty/warranty-claim.ts'
import { MAKE_KINDS } from './makes.ts'

/** Projection of a make; read it with `manufacturer`. */
export const manufacturerProjection = `{
  "id": _id, name, "slug": slug.current, "logo": logo${imageProjection}, kind, warrantyYears
}`

/** DATA-28: a make. `logo` null means that its name is set in type. */
export const manufacturer = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  logo: optionalImage,
  /** What it builds: a group's brand grids go by it (GRP-01). */
  kind: orDefault(z.enum(MAKE_KINDS), 'car'),
  /** What the brand claims (BLOCK-17); null for nothing of its own. */
  warrantyYears: orDefault(z.literal(WARRANTY_YEARS).nullable(), null),
})

/** A make. */
export type Manufacturer = z.output<typeof manufacturer>
