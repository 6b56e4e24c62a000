import { hashOf } from './hash.ts'
import {
  FILMED,
  PHOTO_FACES,
  type PhotoColour,
  type PhotoKind,
  SPIN_FRAMES,
  SPIN_KINDS,
  TWO_SIDED,
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
}

/** Addresses of a vehicle's pictures; `spin` is a whole turn, `video` a film; each empty where its kind has none. */
export type Gallery = {
  images: string[]
  spin: string[]
  video: string
  /** The spin's code with the viewer's provider; '' for none. */
  spinCode: string
}

/**
 * The pictures of a vehicle: seven angles or more with the leading one first, the whole vehicle before its details.
 * Two vehicles of a kind and colour rarely have the same face, side and order.
 */
export function galleryOf({ kind, colour, stockNumber, face }: GalleryOptions): Gallery {
  const random = seededRandom(hashOf(`${kind} ${stockNumber}`))
  const drawn = random.pick<string>(PHOTO_FACES[kind])
  const vehicle = `${kind}-${face ?? drawn}`
  const address = (angle: string) => `${PHOTO_HOST}/${vehicle}/${angle}/${colour}.webp`
  const spin = Array.from({ length: SPIN_KINDS.has(kind) ? SPIN_FRAMES : 0 }, (_, index) =>
    address(`spin-${String(index).padStart(2, '0')}`),
  )
  const video = FILMED.has(`${vehicle}/${colour}`) ? `${PHOTO_HOST}/${vehicle}/film/${colour}.webm` : ''
  const spinCode = spin.length > 0 ? `${vehicle}.${colour}` : ''
  return { images: orderOf(kind, random).map(address), spin, video, spinCode }
}

function orderOf(kind: PhotoKind, random: Random): string[] {
  const sides = TWO_SIDED.has(kind) ? shuffled(['', '-left'], random) : ['', '']
  const [lead = '', other = ''] = sides
  const turned = TWO_SIDED.has(kind) ? [`rearq${other}`, `hero${other}`] : []
  const [whole, details] = [
    shuffled(['front', `side${lead}`, `rearq${lead}`, 'rear', ...turned], random),
    shuffled([`wheel${lead}`, `lamp${lead}`], random),
  ]
  return [`hero${lead}`, ...whole, ...details]
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
