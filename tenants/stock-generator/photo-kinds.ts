/*
 * What the photo host has pictures of: `<kind>-<face>/<angle>/<colour>`. A face is a front, and where a kind has no
 * front to speak of, a build of it. The host's own test and this room's compare this table with the stored pictures.
 */

/** Kinds of vehicle and the faces each is drawn with. */
export const PHOTO_FACES = {
  suv: ['slim', 'shield', 'block', 'split'],
  hatch: ['slim', 'shield', 'round', 'split'],
  sedan: ['slim', 'shield', 'blade'],
  wagon: ['slim', 'shield', 'split'],
  coupe: ['blade', 'round'],
  convertible: ['blade', 'round'],
  mpv: ['slim', 'shield', 'block'],
  ute: ['slim', 'shield', 'block', 'split'],
  van: ['slim', 'block'],
  cabchassis: ['slim', 'block'],
  motorhome: ['slim', 'block'],
  caravan: ['touring', 'offroad'],
  truck: ['box', 'tray'],
  'motorcycle-naked': ['round', 'sharp'],
  'motorcycle-cruiser': ['classic', 'bobber'],
  'motorcycle-tourer': ['faired', 'adventure'],
} as const satisfies Record<string, readonly string[]>

export type PhotoKind = keyof typeof PHOTO_FACES

export const PHOTO_KINDS = Object.keys(PHOTO_FACES) as readonly PhotoKind[]

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

/** Angles every kind has, the leading one first. */
export const PHOTO_ANGLES = ['hero', 'front', 'side', 'rearq', 'rear', 'wheel', 'lamp'] as const

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

/** Kinds with a turntable of pictures, ten degrees apart. */
export const SPIN_KINDS: ReadonlySet<PhotoKind> = new Set(['suv', 'sedan', 'ute', 'hatch'])
export const SPIN_FRAMES = 36

/** Faces and colours that the photo host has a film of, as `<kind>-<face>/<colour>`. */
export const FILMED: ReadonlySet<string> = new Set(['suv-shield/green', 'ute-block/blue'])
