import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { galleryThumbnails } from '#app/parts/car/rules/gallery-thumbnails.ts'
import { Icon } from '#app/ui/icon.tsx'
import { keyTarget } from '#app/ui/use-track.ts'
import { type GallerySlide, picturePlaces } from '../gallery-slides.ts'

type ThumbnailsProps = {
  slides: readonly GallerySlide[]
  index: number
  go: (index: number) => void
}

/**
 * Thumbnails that link to the slides; above five pictures they scroll sideways (VDP-12, VDP-13). They are one tab stop,
 * moved by arrows; without JavaScript each is one.
 */
export function Thumbnails({ slides, index, go }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null)
  const { scroll } = galleryThumbnails(picturePlaces(slides).length)
  const [isOneStop, setOneStop] = useState(false)
  useEffect(() => setOneStop(true), [])
  useEffect(() => showThumb(row.current, index), [index])
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyTarget(event.key, index, slides.length)
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    go(to)
    const thumb = row.current?.children[to]
    if (thumb instanceof HTMLElement) thumb.focus({ preventScroll: true })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: links, not a form's group
    <div
      className={scroll ? 'thumbs thumbs--scroll' : 'thumbs'}
      ref={row}
      role="group"
      aria-label="All pictures"
      onKeyDown={onKeyDown}
    >
      {slides.map(({ id, label, thumb, kind }, place) => (
        <a
          key={id}
          href={`#${id}`}
          aria-label={label}
          tabIndex={isOneStop && place !== index ? -1 : undefined}
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
