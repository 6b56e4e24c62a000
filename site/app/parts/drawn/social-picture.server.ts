import {
  deriveTheme,
  type FontPair,
  SURFACE_COLOURS,
  type Tenant,
  templateDefinition,
} from '@forecourt/schemas/contract'
import sharp from 'sharp'
import { Typeface } from './typefaces.server.ts'

/** The picture that other sites show beside a link, in pixels (og:image). */
const SOCIAL_SIZE = { width: 1200, height: 630 } as const
/** The photo above the band of text. */
export const SOCIAL_PHOTO = { width: 1200, height: 430 } as const

/** Everything that such a picture is drawn from. */
export type SocialPicture = {
  title: string
  /** A line below; '' for none. */
  sub: string
  dealer: string
  /** Set big on the right, as a price; '' for none. */
  figure: string
  /** What belongs to the figure: its unit, or the kind of price, a line each. */
  figureNotes: string[]
  /** The address of the photo, for the image pipeline; null for none. */
  photo: string | null
  /** It is an illustration, not a photo, which is written on it. */
  drawn: boolean
  brand: string
  brandInk: string
  brandSoft: string
  fonts: FontPair
}

/** A site's colours and heading family. */
export function socialLook({
  theme,
  template,
}: Pick<Tenant, 'theme' | 'template'>): Pick<SocialPicture, 'brand' | 'brandInk' | 'brandSoft' | 'fonts'> {
  const { brand, brandInk, brandSoft } = deriveTheme(theme, SURFACE_COLOURS[template])
  return { brand, brandInk, brandSoft, fonts: theme.fonts ?? templateDefinition(template).fonts }
}

/**
 * A photo above a band in the dealer's brand with title, facts and figure, as JPEG.
 * @param photo its bytes in any form that sharp reads; without one the whole picture is the band
 */
export function drawSocialPicture(picture: SocialPicture, photo: Buffer | null): Promise<Buffer> {
  const { width, height } = SOCIAL_SIZE
  const words = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${band(picture, photo !== null)}</svg>`,
  )
  return sharp({ create: { width, height, channels: 3, background: picture.brandSoft } })
    .composite([...(photo ? [{ input: photo, top: 0, left: 0 }] : []), { input: words, top: 0, left: 0 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** A photo cropped to its place in the picture. */
export const cropSocialPhoto = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .resize({ ...SOCIAL_PHOTO, fit: 'cover' })
    .toBuffer()

const EDGE = 56

/** Where and how large the title is: in one line or two below a photo, or on the band alone. */
const TITLES = {
  one: { size: 44, step: 52, at: 70, lines: 2 },
  two: { size: 34, step: 40, at: 52, lines: 2 },
  alone: { size: 68, step: 78, at: 200, lines: 3 },
} as const

function band(picture: SocialPicture, hasPhoto: boolean): string {
  const { brand, brandInk: fill } = picture
  const face = Typeface.of(picture.fonts)
  const top = hasPhoto ? SOCIAL_PHOTO.height : 0
  const figureWidth = picture.figure ? 400 : 0
  const width = SOCIAL_SIZE.width - 2 * EDGE - figureWidth
  const right = { x: SOCIAL_SIZE.width - EDGE, width: figureWidth, anchor: 'end', fill } as const
  const isLong = face.wrap(picture.title, { ...TITLES.one, width }).length > 1
  const { size, step, at, lines: most } = !hasPhoto ? TITLES.alone : isLong ? TITLES.two : TITLES.one
  const lines = face.wrap(picture.title, { size, width, lines: hasPhoto && !isLong ? 1 : most })
  const first = top + at
  const below = first + step * Math.max(0, lines.length - 1)
  return [
    `<rect y="${top}" width="${SOCIAL_SIZE.width}" height="${SOCIAL_SIZE.height - top}" fill="${brand}"/>`,
    ...lines.map((line, index) => face.draw(line, { x: EDGE, y: first + step * index, size, width, fill })),
    face.draw(picture.sub, { x: EDGE, y: below + (isLong ? 38 : 46), size: 26, width, fill, opacity: 0.88 }),
    face.draw(picture.dealer, { x: EDGE, y: SOCIAL_SIZE.height - 38, size: 26, width, fill }),
    face.draw(picture.figure, { ...right, y: top + (hasPhoto ? 78 : 208), size: 60 }),
    ...picture.figureNotes.map((note, index) =>
      face.draw(note, { ...right, y: top + (hasPhoto ? 120 : 250) + 32 * index, size: 24, opacity: 0.88 }),
    ),
    picture.drawn && hasPhoto ? illustration(face, top) : '',
  ].join('')
}

function illustration(face: Typeface, top: number): string {
  const words = face.draw('Illustration', { x: 36, y: top - 27, size: 20, width: 200, fill: '#14171c' })
  return `<rect x="24" y="${top - 52}" width="146" height="38" rx="8" fill="#ffffff" fill-opacity=".85"/>${words}`
}
