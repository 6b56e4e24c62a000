import { addressProjection } from '../content/address.groq.ts'
import { imageProjection } from '../content/image.groq.ts'

/** Projection of a location; read it with `location`. */
export const locationProjection = `{
  "id": _id,
  "slug": slug.current,
  name,
  "edit": name,
  locationType,
  locationSubtype,
  "manufacturers": manufacturers[]->{name, "slug": slug.current},
  primary,
  visible,
  dealershipId,
  dealershipSlug,
  dealerLicenseNumber,
  motorVehicleRepairer,
  "reviews": {"count": reviews.count, "averageRating": reviews.averageRating},
  "image": image${imageProjection},
  "address": address${addressProjection},
  phone,
  landlinePhone,
  email,
  timeZone,
  "openingHours": openingHours[]{weekday, status, "intervals": intervals[]{open, close}},
  "specialHours": specialHours[]{date, name, status, "intervals": intervals[]{open, close}},
  "distributionLocations": distributionLocations[]->{"id": _id, name, "slug": slug.current},
  "popup": popup{
    "image": image${imageProjection}, title, description, buttonLabel, buttonHref, expiry
  }
}`
