import { useEffect, useRef } from 'react'
import { galleryThumbnails } from '#app/parts/car/rules/gallery-thumbnails.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type GallerySlide, picturePlaces } from '../gallery-slides.ts'

type ThumbnailsProps = {
  slides: readonly GallerySlide[]
  index: number
  go: (index: number) => void
}

/** Thumbnails that link to the slides; above five pictures they scroll sideways (VDP-12, VDP-13). */
export function Thumbnails({ slides, index, go }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null)
  const { scroll } = galleryThumbnails(picturePlaces(slides).length)
  useEffect(() => showThumb(row.current, index), [index])
  return (
    <div className={scroll ? 'thumbs thumbs--scroll' : 'thumbs'} ref={row}>
      {slides.map(({ id, label, thumb, kind }, place) => (
        <a
          key={id}
          href={`#${id}`}
          aria-label={label}
          aria-current={place === index ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            go(place)
          }}
        >
          <span className="pic">
            <img
              src={thumb}
              width={120}
              height={80}
              alt=""
              data-fallback=""
              loading="lazy"
              decoding="async"
            />
          </span>
          {kind === 'picture' ? null : <Icon name={ICONS[kind]} />}
        </a>
      ))}
    </div>
  )
}

/** What is behind a thumbnail that is no picture. */
const ICONS = {
  ...({ spin: 'rotate-3d', viewer: 'rotate-3d' } as const),
  ...({ video: 'play', interior: 'move-horizontal' } as const),
}

// Not scrollIntoView: that would move the page as well.
function showThumb(row: HTMLDivElement | null, index: number): void {
  const thumb = row?.children[index]
  if (!row || !(thumb instanceof HTMLElement)) return
  const [left, top] = [thumb.offsetLeft - row.offsetLeft, thumb.offsetTop - row.offsetTop]
  const isBeside = left < row.scrollLeft || left + thumb.offsetWidth > row.scrollLeft + row.clientWidth
  const isAbove = top < row.scrollTop || top + thumb.offsetHeight > row.scrollTop + row.clientHeight
  if (isBeside || isAbove) {
    row.scrollTo({
      left: left - row.clientWidth / 2 + thumb.offsetWidth / 2,
      top: top - row.clientHeight / 2 + thumb.offsetHeight / 2,
    })
  }
}
