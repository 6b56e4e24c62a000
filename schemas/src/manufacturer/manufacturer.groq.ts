/** Projection of a make; read it with `manufacturer`. */
export const manufacturerProjection = `{
  "id": _id, name, "slug": slug.current, "logoUrl": logo.asset->url, kind
}`
