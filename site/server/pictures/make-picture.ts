import type { MakePicture, PictureModel } from '#app/ui/picture.tsx'
import { computeSize, PERCENTS, pictureAddresses } from './picture-address.ts'
import type { PicturePlaceholders, Placeholder } from './picture-placeholders.ts'

export interface PictureMakerOptions {
  readonly secret: string
  /** Hosts whose pictures are computer drawings, not photos of the vehicle. */
  readonly drawnHosts: ReadonlySet<string>
  /** `<vehicle>/<angle>` of their drawings that exist without background, at `?cut=1`. */
  readonly cutOuts: ReadonlySet<string>
  readonly placeholders: Pick<PicturePlaceholders, 'find'>
}

/** Makes picture addresses for loaders. Addresses of unknown hosts become the not-found picture. */
export function pictureMaker({
  secret,
  drawnHosts,
  cutOuts,
  placeholders,
}: PictureMakerOptions): MakePicture {
  return (original, { width, height, fit: asked = 'cover', quality, rect = null, alt, ...options }) => {
    const isDrawn = drawnHosts.has(hostOf(original))
    const cut = options.cutOut && isDrawn ? findCutOut(original, 2 * width, cutOuts) : null
    const [url, fit] = cut === null ? [original, asked] : [cut, 'contain' as const]
    const addresses = pictureAddresses(secret, {
      url,
      rect,
      width,
      height,
      fit,
      ...(quality === undefined ? {} : { quality }),
    })
    const sources = PERCENTS.map(
      (percent) => `${addresses[percent]} ${computeSize({ width, height, percent }).width}w`,
    )
    return {
      src: addresses[100],
      srcSet: sources.join(', '),
      sizes: `${width}px`,
      width,
      height,
      alt,
      // A picture fitted into its box has the box's background beside it.
      ...(fit !== 'contain'
        ? buildPlaceholder(placeholders.find({ url, rect }), options.blurred ?? false)
        : {}),
      ...(isDrawn ? { drawn: true } : {}),
      ...(cut === null ? {} : { cut: true }),
    }
  }
}

function buildPlaceholder(known: Placeholder | null, blurred: boolean): Pick<PictureModel, 'placeholder'> {
  if (known === null) return {}
  return {
    placeholder: blurred
      ? `center/cover url(data:image/webp;base64,${known.tiny})`
      : `linear-gradient(${known.rows})`,
  }
}

/** The address of a drawing `/<vehicle>/<angle>/<paint>`, of either side, without its background; null where it has none. */
function findCutOut(address: string, width: number, cutOuts: ReadonlySet<string>): string | null {
  const url = new URL(address)
  const [, vehicle, angle = ''] = url.pathname.split('/')
  // An address with a query is a picture of its own.
  if (url.search !== '' || !cutOuts.has(`${vehicle}/${angle.replace(/-left$/, '')}`)) return null
  url.searchParams.set('cut', '1')
  url.searchParams.set('w', String(Math.min(width, WIDEST)))
  return url.href
}

/** The widest drawing that a host answers. */
const WIDEST = 2_400

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')
