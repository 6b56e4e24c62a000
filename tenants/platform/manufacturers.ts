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

/** What brands claim, in years (BLOCK-17); any other has the standard of three. */
const WARRANTY_YEARS: Readonly<Record<string, 5 | 7>> = Object.fromEntries([
  ...['kia', 'mg', 'skoda'].map((make) => [make, 7] as const),
  ...[
    'ford',
    'honda',
    'hyundai',
    'mazda',
    'mitsubishi',
    'nissan',
    'subaru',
    'suzuki',
    'toyota',
    'volkswagen',
  ].map((make) => [make, 5] as const),
])

const logoName = (make: string) => `logo-${make}`

/** The makes that ship with the product, as documents. */
export function listManufacturers(): SeedDocument[] {
  return MAKES.map((make) => ({
    _id: make.id,
    _type: 'manufacturer',
    name: make.name,
    slug: slug(make.slug),
    kind: make.kind,
    ...(WARRANTY_YEARS[make.slug] ? { warrantyYears: WARRANTY_YEARS[make.slug] } : {}),
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
