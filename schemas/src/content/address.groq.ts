/** Projection of an address field; read it with `address`. */
export const addressProjection = `{
  street, city, state, postcode,
  "lat": position.lat,
  "long": position.lng,
  placeId, placeUrl, mapKey
}`
