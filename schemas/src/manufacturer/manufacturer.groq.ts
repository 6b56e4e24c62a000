import { imageProjection } from '../content/image.groq.ts'

/** Projection of a make; read it with `manufacturer`. */
export const manufacturerProjection = `{
  "id": _id, name, "slug": slug.current, "logo": logo${imageProjection}, kind
}`
