import type { MakePicture, PictureModel } from '#app/ui/picture.tsx'
import { PERCENTS, pictureAddresses, sizeOf } from './picture-address.ts'
import type { PicturePlaceholders, Placeholder } from './picture-placeholders.ts'

export interface PictureMakerOptions {
  readonly secret: string
  /** Hosts whose pictures are computer drawings, not photos of the vehicle. */
  readonly drawnHosts: ReadonlySet<string>
  readonly placeholders: Pick<PicturePlaceholders, 'find'>
}

/** Makes picture addresses for loaders. Addresses of unknown hosts become the not-found picture. */
export function pictureMaker({ secret, drawnHosts, placeholders }: PictureMakerOptions): MakePicture {
  return (url, { width, height, fit = 'cover', quality, rect = null, alt, blurred = false }) => {
    const addresses = pictureAddresses(secret, {
      ...{ url, rect, width, height, fit },
      ...(quality === undefined ? {} : { quality }),
    })
    const sources = PERCENTS.map(
      (percent) => `${addresses[percent]} ${sizeOf({ width, height, percent }).width}w`,
    )
    return {
      src: addresses[100],
      srcSet: sources.join(', '),
      sizes: `${width}px`,
      width,
      height,
      alt,
      // A picture fitted into its box has the box's background beside it.
      ...(fit === 'cover' ? placeholderOf(placeholders.find({ url, rect }), blurred) : {}),
      ...(drawnHosts.has(hostOf(url)) ? { drawn: true } : {}),
    }
  }
}

function placeholderOf(known: Placeholder | null, blurred: boolean): Pick<PictureModel, 'placeholder'> {
  if (known === null) return {}
  return {
    placeholder: blurred
      ? `center/cover url(data:image/webp;base64,${known.tiny})`
      : `linear-gradient(${known.rows})`,
  }
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')
