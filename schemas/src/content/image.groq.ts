/** Projection of an image field; read it with `optionalImage`. */
export const imageProjection = `{
  "url": asset->url,
  alt,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "placeholder": asset->metadata.palette.dominant.background,
  "hotspot": hotspot{x, y},
  "crop": crop{top, bottom, left, right}
}`
