import { MAKES } from '@forecourt/schemas/contract'
import { slug } from '../src/content-fields.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'

/** The makes that ship with the product, as documents. */
export function listManufacturers(): SeedDocument[] {
  return MAKES.map((make) => ({
    _id: make.id,
    _type: 'manufacturer',
    name: make.name,
    slug: slug(make.slug),
  }))
}
