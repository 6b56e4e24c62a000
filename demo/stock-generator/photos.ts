import { INSIDES } from '../../local/photos/insides.ts'
import { computeHash } from './hash.ts'
import {
  FILMED,
  PHOTO_FACES,
  type PhotoColour,
  type PhotoKind,
  SPIN_FRAMES,
  SPIN_KINDS,
  TWO_SIDED,
  WITH_BED,
} from './photo-kinds.ts'
import { type Random, seededRandom } from './random.ts'

export const PHOTO_HOST = 'https://photos.forecourt.example'

export type GalleryOptions = {
  kind: PhotoKind
  colour: PhotoColour
  /** Decides the side the vehicle is seen from and the order, the same on every run; and the face when none is given. */
  stockNumber: string
  /** The front or build that the model has. */
  face?: string
  /** The colour of the trim; '' for that of most. */
  interior?: string
}

/** Addresses of a vehicle's pictures; `spin` is a whole turn, `video` a film; each empty where its kind has none. */
export type Gallery = {
  images: string[]
  spin: string[]
  /** A panorama of the inside; '' for none. */
  panorama: string
  video: string
  /** The spin's code with the viewer's provider; '' for none. */
  spinCode: string
}

/** The gallery of a vehicle without spin and panorama, less its pictures. */
export const NO_TURN: Pick<Gallery, 'spin' | 'spinCode' | 'panorama'> = {
  spin: [],
  spinCode: '',
  panorama: '',
}

/**
 * The pictures of a vehicle: seven angles or more with the leading one first, the whole vehicle before its inside, that
 * before its details.
 * Two vehicles of a kind and colour rarely have the same face, side and order.
 */
export function buildGallery({ kind, colour, stockNumber, face, interior = '' }: GalleryOptions): Gallery {
  const random = seededRandom(computeHash(`${kind} ${stockNumber}`))
  const drawn = random.pick<string>(PHOTO_FACES[kind])
  const vehicle = `${kind}-${face ?? drawn}`
  const address = (angle: string) => `${PHOTO_HOST}/${vehicle}/${angle}/${colour}.webp`
  const spin = Array.from({ length: SPIN_KINDS.has(kind) ? SPIN_FRAMES : 0 }, (_, index) =>
    address(`spin-${String(index).padStart(2, '0')}`),
  )
  const video = FILMED.has(`${vehicle}/${colour}`) ? `${PHOTO_HOST}/${vehicle}/film/${colour}.webm` : ''
  const spinCode = spin.length > 0 ? `${vehicle}.${colour}` : ''
  const trim = TRIMS[interior] ?? 'graphite'
  const inside = listInsidePhotos(kind).map((angle) =>
    angle === 'boot' ? address(angle) : `${PHOTO_HOST}/${vehicle}/${angle}/${trim}.webp`,
  )
  const { whole, details } = inventOrder(kind, random)
  return {
    images: [...whole.map(address), ...inside, ...details.map(address)],
    spin,
    video,
    spinCode,
    panorama: inside.length > 0 ? `${PHOTO_HOST}/${vehicle}/panorama/${trim}.webp` : '',
  }
}

/** Paints that show the colours of trims, by a colour's name in the feeds. */
const TRIMS: Readonly<Record<string, string>> = {
  Black: 'graphite',
  Charcoal: 'graphite',
  Grey: 'grey',
  Tan: 'bronze',
  Beige: 'beige',
  Brown: 'brown',
}

/** Pictures of a kind's inside in their order: those of its cabin and, where it opens, its boot or load bed. */
function listInsidePhotos(kind: PhotoKind): string[] {
  const folders = INSIDES[kind] ?? []
  const cabin = folders.some((folder) => folder.startsWith('cabin-')) ? ['interior', 'seats'] : []
  const opens = folders.some((folder) => folder.startsWith('boot-')) || WITH_BED.has(kind)
  return opens ? [...cabin, 'boot'] : cabin
}

function inventOrder(kind: PhotoKind, random: Random): { whole: string[]; details: string[] } {
  const sides = TWO_SIDED.has(kind) ? shuffled(['', '-left'], random) : ['', '']
  const [lead = '', other = ''] = sides
  const turned = TWO_SIDED.has(kind) ? [`rearq${other}`, `hero${other}`] : []
  const [whole, details] = [
    shuffled(['front', `side${lead}`, `rearq${lead}`, 'rear', ...turned], random),
    shuffled([`wheel${lead}`, `lamp${lead}`], random),
  ]
  return { whole: [`hero${lead}`, ...whole], details }
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
