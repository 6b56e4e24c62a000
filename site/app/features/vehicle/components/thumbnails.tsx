import { useEffect, useRef } from 'react'
import { galleryThumbnails } from '#app/domain/vehicle/gallery-thumbnails.ts'
import type { GalleryPicture } from '../vehicle-model.ts'

type ThumbnailsProps = {
  pictures: readonly GalleryPicture[]
  index: number
  go: (index: number) => void
}

/** Small pictures that lead to the large ones; above five they scroll sideways (VDP-12, VDP-13). */
export function Thumbnails({ pictures, index, go }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null)
  const { scroll } = galleryThumbnails(pictures.length)
  useEffect(() => showThumb(row.current, index), [index])
  return (
    <div className={scroll ? 'thumbs thumbs--scroll' : 'thumbs'} ref={row}>
      {pictures.map(({ thumb }, place) => (
        <a
          key={thumb}
          href={`#picture-${place + 1}`}
          aria-label={`Picture ${place + 1}`}
          aria-current={place === index ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            go(place)
          }}
        >
          <span className="pic">
            <img src={thumb} width={120} height={80} alt="" loading="lazy" decoding="async" />
          </span>
        </a>
      ))}
    </div>
  )
}

// Not scrollIntoView: that would move the page as well.
function showThumb(row: HTMLDivElement | null, index: number): void {
  const thumb = row?.children[index]
  if (!row || !(thumb instanceof HTMLElement)) return
  const left = thumb.offsetLeft - row.offsetLeft
  if (left < row.scrollLeft || left + thumb.offsetWidth > row.scrollLeft + row.clientWidth) {
    row.scrollTo({ left: left - row.clientWidth / 2 + thumb.offsetWidth / 2 })
  }
}
