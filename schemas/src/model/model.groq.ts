import { imageProjection } from '../content/image.groq.ts'

/** Projection of a model; read it with `model`. */
export const modelProjection = `{
  "id": _id,
  "slug": slug.current,
  name,
  "manufacturerName": manufacturer->name,
  "manufacturerSlug": manufacturer->slug.current,
  overrideUrl,
  status,
  "image": image${imageProjection},
  cloudfrontNewImageUrl,
  manufacturerBody,
  manufacturerBody2,
  manufacturerBody3,
  powertrains,
  summary
}`
