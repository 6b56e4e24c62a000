import type { MakePicture, PictureModel } from '#app/ui/picture.tsx'
import { PERCENTS, pictureAddresses, sizeOf } from './picture-address.ts'
import type { Ground, PictureGrounds } from './picture-grounds.ts'

export interface PictureMaking {
  readonly secret: string
  /** Hosts whose pictures are drawn by the house, not taken of the vehicle. */
  readonly drawnHosts: ReadonlySet<string>
  readonly grounds: Pick<PictureGrounds, 'find'>
}

/** The pipeline as loaders ask it. Addresses that are not ours give the picture that stands for a missing one. */
export function pictureMaker({ secret, drawnHosts, grounds }: PictureMaking): MakePicture {
  return (url, { width, height, fit = 'cover', alt, blurred = false }) => {
    const addresses = pictureAddresses(secret, { url, width, height, fit })
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
      // What is fitted into its box shows the box's own ground beside it.
      ...(fit === 'cover' ? groundOf(grounds.find(url), blurred) : {}),
      ...(drawnHosts.has(hostOf(url)) ? { drawn: true } : {}),
    }
  }
}

function groundOf(ground: Ground | null, blurred: boolean): Pick<PictureModel, 'placeholder'> {
  if (ground === null) return {}
  return {
    placeholder: blurred
      ? `center/cover url(data:image/webp;base64,${ground.tiny})`
      : `linear-gradient(${ground.rows})`,
  }
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')
