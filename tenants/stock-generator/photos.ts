import type { CatalogModel } from './catalog.ts'
import type { Random } from './random.ts'

const HOST = 'https://photos.forecourt.example'

/** The angles there are of each body, the leading one first. */
const ANGLES: Readonly<Record<CatalogModel['photo'], readonly string[]>> = {
  suv: ['hero', 'side', 'rear', 'nose', 'profile', 'tail', 'flank', 'lamp'],
  hatch: ['hero', 'side', 'rear', 'nose', 'profile', 'tail', 'flank'],
  sedan: ['hero', 'side', 'nose', 'profile', 'flank'],
  ute: ['hero', 'side', 'rear', 'nose', 'profile', 'tail', 'flank'],
  wagon: ['hero', 'side', 'rear', 'nose', 'profile', 'tail', 'flank'],
  mpv: ['hero', 'side', 'rear', 'nose', 'profile', 'tail', 'flank'],
  van: ['hero', 'nose', 'profile', 'arch'],
  convertible: ['hero', 'nose', 'profile', 'arch'],
  truck: ['hero', 'rear', 'nose', 'profile', 'tail'],
  caravan: ['hero', 'rear', 'nose', 'profile', 'tail'],
  motorhome: ['hero', 'side', 'rear', 'nose', 'profile'],
}
/** Paints of which there are pictures of the front alone. */
const FRONT_ONLY = ['hatch-sky', 'mpv-bronze']

/** Some bodies have more angles than others; a car must not lead the list for that. */
const MOST_OTHERS = 5

/** Between four and six of the pictures of a body in a colour; the leading one first, the rest in an order of their own. */
export function photoAddresses(photo: CatalogModel['photo'], colour: string, random: Random): string[] {
  const car = `${photo}-${colour}`
  const angles = FRONT_ONLY.includes(car) ? ANGLES.van : ANGLES[photo]
  const [lead = 'hero', ...others] = angles
  const rest = others
    .map((angle) => ({ angle, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ angle }) => angle)
  const count = random.whole(3, Math.min(MOST_OTHERS, rest.length))
  return [lead, ...rest.slice(0, count)].map((angle) => `${HOST}/${car}/${angle}.webp`)
}
