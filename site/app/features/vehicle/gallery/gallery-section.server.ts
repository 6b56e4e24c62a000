import { type Car, siteSurfaceColours, templateDefinition } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { isDarkSurface } from '#app/layout/theme-css.server.ts'
import { chooseIcon } from '#app/parts/car/facts/card-facts.ts'
import { getListedCar } from '#app/parts/car/listed-car.server.ts'
import { formatPictureText } from '#app/parts/car/present-car.server.ts'
import type { CarVideo } from '#app/parts/car/rules/car-video.ts'
import { videoModel } from '#app/parts/car/video-model.server.ts'
import { carSpinPath } from '#app/paths.ts'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import type { ShownHotspot } from './components/hotspot-list.tsx'
import { type Hotspot, placeOnPicture } from './hotspots.ts'
import { isSpin, openingFrame } from './spin.ts'

/** A picture of the gallery and the address of its thumbnail. */
export type GalleryPicture = { picture: PictureModel; thumb: string }

/** A spin before it is opened: its opening frame, that frame's thumbnail, the address of its frames. */
export type SpinModel = {
  first: PictureModel
  thumb: string
  href: string
  /** It turns round once by itself when it is opened (VDP-05). */
  rotates: boolean
}

/**
 * The addresses of a spin's frames in order, for narrow and for wide or dense screens, those for a frame at rest, and what is
 * where on it. An answer that a browser kept from before has no frames for the rest.
 */
export type SpinFrames = { small: string[]; large: string[]; sharp?: string[]; hotspots: Hotspot[] }

/** A panorama of the inside, and what is where on it. */
export type InteriorModel = GalleryPicture & { hotspots: ShownHotspot[] }

/** What there is to look at. */
export type GallerySection = {
  pictures: GalleryPicture[]
  spin: SpinModel | null
  /** A panorama of the inside (VDP-09). */
  interior: InteriorModel | null
  /** A provider's page with its spin, for a car without one of its own (VDP-08). */
  viewer: string | null
  /** Played on demand; a public address. */
  video: CarVideo | null
  /** What the gallery shows first of a car that has both (VDP-03). */
  galleryView: 'spin' | 'pictures'
  /** Icon shown when there is no picture. */
  icon: IconName
}

/** VDP-15; dense screens get up to twice as much from the same address. */
const PICTURE_SIZE = { width: 600, height: 400, fit: 'whole' } as const
const THUMB_SIZE = { width: 120, height: 80, fit: 'whole', quality: 70, alt: '' } as const
/** A panorama keeps its whole width, and is moved sideways. */
const PANORAMA_SIZE = { width: 1200, height: 600, fit: 'contain' } as const
/** Frame widths; a whole spin at double density would weigh several times as much as the page. */
const FRAME_WIDTHS = { small: 600, large: 900, sharp: 1200 } as const

/** A frame is seen for a moment, and there are dozens. */
const TURNING = { quality: 70 }

export function gallerySection(car: Car, dealer: DealerContext): GallerySection {
  return {
    pictures: galleryPictures(car, dealer),
    spin: spinModel(car, dealer),
    interior: interiorModel(car, dealer),
    viewer: viewerAddress(car, dealer),
    video: videoModel(car, dealer),
    galleryView: dealer.bundle.tenant.flags.galleryView,
    icon: chooseIcon(car),
  }
}

/** The frames of a car's spin. @throws 404, also for a car without a spin, and 410 */
export async function getSpin(dealer: DealerContext, slug: string): Promise<SpinFrames> {
  const frames = spinFrames(await getListedCar(dealer, slug), dealer)
  if (frames === null) throw new Response('No such spin', { status: 404 })
  return frames
}

/** A car's pictures in the order of its feed. */
function galleryPictures(car: Car, dealer: DealerContext): GalleryPicture[] {
  const { template, theme, flags } = dealer.bundle.tenant
  const blursFirst = !isSpin(car.spinImages.length) || flags.galleryView === 'pictures'
  // On a light page an illustration keeps its studio; in the dark it stands without it, as on the cards.
  const cutOut = isDarkSurface(siteSurfaceColours(templateDefinition(template), theme))
  return car.images.map(({ url, thumbUrl }, index) => ({
    picture: buildPicture(car, dealer, url, {
      view: index === 0 ? '' : `picture ${index + 1}`,
      blurred: blursFirst && index === 0,
      cutOut,
    }),
    thumb: dealer.picture(thumbUrl, THUMB_SIZE).src,
  }))
}

/** The panorama of a car's inside; null for a car without one (VDP-09). */
function interiorModel(car: Car, dealer: DealerContext): InteriorModel | null {
  const url = car.spinInteriorImage
  if (url === '') return null
  const made = dealer.picture(url, { ...PANORAMA_SIZE, alt: '' })
  const alt = [formatPictureText(car), 'interior', made.drawn && 'illustration'].filter(Boolean).join(', ')
  const hotspots = (car.hotspots?.interior ?? []).flatMap((hotspot) => {
    const place = placeOnPicture(hotspot)
    return place && hotspot.description ? [{ description: hotspot.description, place }] : []
  })
  return { picture: { ...made, alt }, thumb: dealer.picture(url, THUMB_SIZE).src, hotspots }
}

/** The provider's page with the spin of a car that has no frames of its own; null without one (CALL-27). */
function viewerAddress(car: Car, { spinViewer, pageAddress }: DealerContext): string | null {
  if (isSpin(car.spinImages.length) || car.spinCode === '') return null
  const address = spinViewer(car.spinCode)
  return address && pageAddress(address)
}

/** What the page shows of a spin before it is opened: its opening frame (VDP-03, VDP-48). */
function spinModel(car: Car, dealer: DealerContext): SpinModel | null {
  if (!isSpin(car.spinImages.length)) return null
  const first = car.spinImages[openingFrame(car.spinImages.length)] ?? ''
  return {
    first: buildPicture(car, dealer, first, { view: 'all round', blurred: true }),
    thumb: dealer.picture(first, THUMB_SIZE).src,
    href: carSpinPath(car.slug),
    rotates: dealer.bundle.tenant.flags.spinAutoRotate,
  }
}

/** The addresses of a car's frames; null for a car without a spin. */
function spinFrames(car: Car, { picture }: DealerContext): SpinFrames | null {
  if (!isSpin(car.spinImages.length)) return null
  const frames = (width: number, options: { quality?: number } = {}) =>
    car.spinImages.map((url) => {
      const { src, srcSet = '' } = picture(url, { ...PICTURE_SIZE, ...options, alt: '' })
      const source = srcSet.split(', ').find((each) => each.endsWith(` ${width}w`))
      return source?.split(' ')[0] ?? src
    })
  const hotspots = (car.hotspots?.exterior ?? []).filter(({ description }) => description !== '')
  return {
    small: frames(FRAME_WIDTHS.small, TURNING),
    large: frames(FRAME_WIDTHS.large, TURNING),
    sharp: frames(FRAME_WIDTHS.sharp),
    hotspots,
  }
}

function buildPicture(
  car: Car,
  { picture }: DealerContext,
  url: string,
  { view, ...options }: { view: string; blurred: boolean; cutOut?: boolean },
): PictureModel {
  const made = picture(url, { ...PICTURE_SIZE, alt: '', ...options })
  const alt = [formatPictureText(car), view, made.drawn && 'illustration'].filter(Boolean).join(', ')
  return { ...made, alt }
}
