import type { CSSProperties } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'

/**
 * A picture in a loader's data: addresses of the image pipeline, the size of the box in CSS pixels, the alternative text
 * ('' for decoration), and a CSS background as its placeholder, once one is known.
 */
export type PictureModel = {
  src: string
  srcSet?: string
  sizes?: string
  width: number
  height: number
  alt: string
  placeholder?: string
  /** The hotspot as a CSS position, for boxes that crop further. */
  focus?: string
  /** In a preview, the attribute for click-to-edit. */
  edit?: string
  /** A vehicle without its surroundings, shown on the template's own surface. */
  cut?: true
  /** It is an illustration, not a photo, which the page states. */
  drawn?: true
}

/** A rectangle of a picture, in pixels of the original after its rotation. */
export type PictureRect = { left: number; top: number; width: number; height: number }

/**
 * The box in CSS pixels, whether the picture may be cropped to fill it, and the quality of its compression (to 100).
 * `cutOut` asks for an illustration without its background, whole in the box; any other picture stays as it is.
 */
export type PictureSize = {
  width: number
  height: number
  fit?: 'cover' | 'contain'
  quality?: number
  cutOut?: boolean
}

/** How a picture meets its box: `whole` crops it as long as little is lost, and shows one held upright whole, on its own ground. */
export type PictureFit = NonNullable<PictureSize['fit']> | 'whole'

/**
 * The call of the image pipeline: the box, the alternative text, and the visible rectangle where it is not the whole
 * picture. Pictures from content go through `contentPicture`. `blurred` is for a page's main picture: its placeholder is
 * the picture itself at a tiny size, where any other has three colours.
 */
export type MakePicture = (
  url: string,
  options: Omit<PictureSize, 'fit'> & {
    fit?: PictureFit
    alt: string
    rect?: PictureRect | null
    blurred?: boolean
  },
) => PictureModel

/** Whether it is the page's LCP picture (true), one beside it that is not to hold it up ('soon'), or further below. */
export type PictureHaste = boolean | 'soon'

type PictureProps = {
  picture: PictureModel | null
  /** The `sizes` attribute, overriding the picture's own. */
  sizes?: string
  eager?: PictureHaste
  className?: string
  /** Shown in the frame where there is no picture, with words below it. */
  instead?: IconName
  words?: string
}

/**
 * A picture in a frame of fixed aspect ratio: the frame has its background without a picture, and loading causes no
 * layout shift.
 */
export function Picture({ picture, sizes, eager = false, className, instead, words }: PictureProps) {
  const frame = ['pic', getLook(picture), className].filter(Boolean).join(' ')
  if (picture === null) {
    return instead ? (
      <div className={`${frame} pic--none`}>
        <Icon name={instead} />
        {words ? <span>{words}</span> : null}
      </div>
    ) : (
      <div className={frame} />
    )
  }
  const hasPlaceholder = picture.placeholder && !picture.drawn
  const background = hasPlaceholder ? { background: picture.placeholder } : undefined
  return (
    <div className={frame} style={background}>
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={sizes ?? picture.sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        data-sanity={picture.edit}
        style={picture.focus ? ({ '--hotspot': picture.focus } as CSSProperties) : undefined}
        decoding="async"
        {...(eager === true ? FIRST : eager ? null : LATE)}
      />
    </div>
  )
}

/** A photo has no look: it is shown as it was taken. */
function getLook(picture: PictureModel | null): string {
  if (picture?.cut) return 'pic--cut'
  return picture?.drawn ? 'pic--drawn' : ''
}

// React 18 knows `fetchpriority` only in lower case.
const FIRST = { fetchpriority: 'high' } as const
const LATE = { loading: 'lazy' } as const
