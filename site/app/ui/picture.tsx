import type { CSSProperties } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'

/**
 * A picture as a loader gives it: addresses made by the image pipeline, the size of the box in CSS pixels, words for
 * those who do not see it ('' where it only decorates), and a CSS background to show until it comes, once one is known.
 */
export type PictureModel = {
  src: string
  srcSet?: string
  sizes?: string
  width: number
  height: number
  alt: string
  placeholder?: string
  /** CSS position of the point that stays in view where the box crops further, as an editor set it. */
  focus?: string
  /** In a preview of staff, the attribute by which a click on it opens its field. */
  edit?: string
  /** It is drawn, not taken, and whoever shows it says so. */
  drawn?: true
}

/** A rectangle of a picture, in pixels of the original as it is seen. */
export type PictureRect = { left: number; top: number; width: number; height: number }

/** The box in CSS pixels, and whether the picture may be cropped to fill it. */
export type PictureSize = { width: number; height: number; fit?: 'cover' | 'contain' }

/**
 * How the image pipeline is called: the box, its words, and the rectangle to show when it is not all of the picture.
 * Pictures from content go through `contentPicture`. `blurred` is for the one picture a page leads with: its
 * placeholder is the picture itself, tiny and drawn large, where any other has three colours.
 */
export type MakePicture = (
  url: string,
  options: PictureSize & { alt: string; rect?: PictureRect | null; blurred?: boolean },
) => PictureModel

type PictureProps = {
  picture: PictureModel | null
  /** What the browser should know about the place, overriding the picture's own. */
  sizes?: string
  /** The one picture that is the largest thing on the first screen. */
  eager?: boolean
  className?: string
  /** Shown in the frame where there is no picture. */
  instead?: IconName
}

/**
 * A picture in a frame of fixed proportion: the frame keeps its background when there is no picture, and no state of
 * loading moves anything.
 */
export function Picture({ picture, sizes, eager = false, className, instead }: PictureProps) {
  const frame = className ? `pic ${className}` : 'pic'
  if (picture === null) {
    return instead ? (
      <div className={`${frame} pic--none`}>
        <Icon name={instead} />
      </div>
    ) : (
      <div className={frame} />
    )
  }
  const background = picture.placeholder ? { background: picture.placeholder } : undefined
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
        {...(eager ? EAGER : LAZY)}
      />
    </div>
  )
}

// React 18 knows `fetchpriority` only in lower case.
const EAGER = { fetchpriority: 'high', decoding: 'async' } as const
const LAZY = { loading: 'lazy', decoding: 'async' } as const
