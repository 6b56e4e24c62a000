import { FACES } from '../../local/photos/faces.ts'
import { FILMS } from '../../local/photos/films.ts'

/** Kinds of vehicle and the faces each is drawn with: exactly what the photo host has pictures of. */
export const PHOTO_FACES = FACES

export type PhotoKind = keyof typeof PHOTO_FACES

/** Families of trade paints: a feed's "Marlin Blue" is shown in blue. */
export const PHOTO_COLOURS = [
  'white',
  'silver',
  'grey',
  'black',
  'blue',
  'red',
  'green',
  'yellow',
  'orange',
  'brown',
  'beige',
  'bronze',
  'sky',
  'purple',
] as const

export type PhotoColour = (typeof PHOTO_COLOURS)[number]

/** Kinds that look the same from either side, so that their pictures may be turned round. */
export const TWO_SIDED: ReadonlySet<PhotoKind> = new Set([
  'suv',
  'hatch',
  'sedan',
  'wagon',
  'coupe',
  'convertible',
  'mpv',
  'ute',
  'van',
  'cabchassis',
])

/** Kinds whose open load bed has a picture of its own. */
export const WITH_BED: ReadonlySet<PhotoKind> = new Set(['ute', 'cabchassis'])

/** Kinds with a turntable of pictures, ten degrees apart. */
export const SPIN_KINDS: ReadonlySet<PhotoKind> = new Set(['suv', 'sedan', 'ute', 'hatch'])
export const SPIN_FRAMES = 36

/** Faces and colours that the photo host has a film of, as `<kind>-<face>/<colour>`. */
export const FILMED: ReadonlySet<string> = new Set(FILMS)
