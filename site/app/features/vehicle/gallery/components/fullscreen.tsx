import { useEffect } from 'react'
import { hasFullscreenArrows } from '#app/parts/car/rules/gallery-thumbnails.ts'
import { Arrows } from '#app/ui/arrows.tsx'
import { CloseCross, Modal } from '#app/ui/modal.tsx'
import { useTrack } from '#app/ui/use-track.ts'
import type { GallerySlide } from '../gallery-slides.ts'
import { Thumbnails } from './thumbnails.tsx'

type FullscreenProps = {
  slides: readonly GallerySlide[]
  start: number
  name: string
  close: (index: number) => void
}

/** The pictures over the whole window; closed by its button or Escape (VDP-07). */
export function Fullscreen({ slides, start, name, close }: FullscreenProps) {
  const track = useTrack(slides.length)
  const { go } = track
  useEffect(() => go(start), [go, start])
  return (
    <Modal
      className="full on-dark"
      aria-label={`Pictures of ${name}`}
      onClose={() => close(track.index)}
      onKeyDown={track.onKeyDown}
    >
      <div className="full__head">
        <p className="num" role="status">
          {track.index + 1} of {slides.length}
          {slides[track.index]?.picture.drawn ? <span className="full__drawn">Illustration</span> : null}
        </p>
        <CloseCross />
      </div>
      <div className="full__stage">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className="track full__track" ref={track.ref} onScroll={track.onScroll} tabIndex={0}>
          {slides.map(({ picture }) => (
            <img
              key={picture.src}
              src={picture.src}
              srcSet={picture.srcSet}
              sizes="100vw"
              width={picture.width}
              height={picture.height}
              alt={picture.alt}
              loading="lazy"
              data-fallback=""
            />
          ))}
        </div>
        {hasFullscreenArrows(slides.length) ? (
          <Arrows index={track.index} count={slides.length} go={track.go} />
        ) : null}
      </div>
      {slides.length > 1 ? <Thumbnails slides={slides} index={track.index} go={track.go} /> : null}
    </Modal>
  )
}
