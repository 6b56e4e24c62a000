import { MAKES } from '@forecourt/schemas/contract'
import { slug } from '../src/content-fields.ts'
import type { SeedDocument, SeedPicture } from '../src/dealer-seed.ts'

/**
 * Makes whose mark is in `marks/`, from simple-icons 16 (CC0), in one grey that can be seen on light and on dark. The
 * marks are trademarks of their owners; a make without one is set in type.
 */
const MARKED: readonly string[] = [
  ...['audi', 'bmw', 'ford', 'honda', 'hyundai', 'iveco', 'jeep', 'kia', 'mahindra', 'mazda', 'mg', 'mini'],
  ...['mitsubishi', 'nissan', 'peugeot', 'polestar', 'porsche', 'renault', 'skoda', 'subaru', 'suzuki'],
  ...['tesla', 'toyota', 'volkswagen', 'volvo', 'yamaha'],
]

const markName = (make: string) => `mark-${make}`

/** The makes that ship with the product, as documents. */
export function listManufacturers(): SeedDocument[] {
  return MAKES.map((make) => ({
    _id: make.id,
    _type: 'manufacturer',
    name: make.name,
    slug: slug(make.slug),
    kind: make.kind,
    ...(MARKED.includes(make.slug) ? { logo: { _type: 'image', seedPicture: markName(make.slug) } } : {}),
  }))
}

/** The pictures of makes, to be uploaded with them. */
export function listMarks(): SeedPicture[] {
  return MARKED.map((make) => ({
    name: markName(make),
    file: new URL(`./marks/${make}.svg`, import.meta.url),
  }))
}
