/** Projection of an image field; read it with `optionalImage`. */
export const imageProjection = `{
  "asset": asset->{url},
  "edit": asset._ref,
  alt,
  "hotspot": hotspot{x, y, width, height},
  "crop": crop{top, bottom, left, right}
}`
