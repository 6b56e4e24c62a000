import { imageProjection } from '../content/image.groq.ts'

/** Projection of an offer; read it with `offer`. A make from a feed is plain text, one chosen is a reference. */
export const offerProjection = `{
  "id": _id,
  "slug": slug.current,
  name,
  description,
  sanitizedDescription,
  disclaimer,
  category,
  "manufacturer": select(
    defined(manufacturer) => manufacturer->{name, "slug": slug.current},
    manufacturerName
  ),
  "model": model->{name, "slug": slug.current, overrideUrl},
  "image": image${imageProjection},
  "modelImage": model->image${imageProjection},
  imageUrl,
  start,
  expiry,
  "sites": sites[]->slug.current,
  "excludedSites": excludedSites[]->slug.current
}`
