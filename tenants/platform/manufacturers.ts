import { MAKES } from '@forecourt/schemas/contract'
import { slug } from '../src/content-fields.ts'
import type { SeedDocument, SeedPicture } from '../src/dealer-seed.ts'

/**
 * Makes whose logo is in `logos/`, from simple-icons 16 (CC0), in one grey that can be seen on light and on dark. The
 * logos are trademarks of their owners; a make without one is set in type.
 */
const MAKES_WITH_LOGO: readonly string[] = [
  ...['audi', 'bmw', 'ford', 'honda', 'hyundai', 'iveco', 'jeep', 'kia', 'mahindra', 'mazda', 'mg', 'mini'],
  ...['mitsubishi', 'nissan', 'peugeot', 'polestar', 'porsche', 'renault', 'skoda', 'subaru', 'suzuki'],
  ...['tesla', 'toyota', 'volkswagen', 'volvo', 'yamaha'],
]

const logoName = (make: string) => `logo-${make}`

/** The makes that ship with the product, as documents. */
export function listManufacturers(): SeedDocument[] {
  return MAKES.map((make) => ({
    _id: make.id,
    _type: 'manufacturer',
    name: make.name,
    slug: slug(make.slug),
    kind: make.kind,
    ...(MAKES_WITH_LOGO.includes(make.slug)
      ? { logo: { _type: 'image', seedPicture: logoName(make.slug) } }
      : {}),
  }))
}

/** The pictures of makes, to be uploaded with them. */
export function listLogos(): SeedPicture[] {
  return MAKES_WITH_LOGO.map((make) => ({
    name: logoName(make),
    file: new URL(`./logos/${make}.svg`, import.meta.url),
  }))
}
