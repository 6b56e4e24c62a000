import { z } from 'zod'
import { orDefault } from '../content/content-values.zod.ts'
import { href } from '../content/link.zod.ts'

/** Projection of a redirect; read it with `redirect`. */
export const redirectProjection = `{"id": _id, from, to, permanent}`

/** An address of the site that leads to another: `from` is a path, as `/old-page`. */
export const redirect = z.object({
  id: z.string(),
  from: z.string().trim().regex(/^\/./, 'It begins with /'),
  to: href,
  permanent: orDefault(z.boolean(), true),
})

/** An address of the site that leads to another. */
export type Redirect = z.output<typeof redirect>
