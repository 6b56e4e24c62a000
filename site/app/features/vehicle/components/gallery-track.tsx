import type { CarVideo } from '#app/domain/card/car-video.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { GallerySlide } from '../gallery-slides.ts'
import { SpinSlide } from './spin-slide.tsx'
import type { useSpin } from './use-spin.ts'
import type { useTrack } from './use-track.ts'
import { VideoSlide } from './video-slide.tsx'

const SIZES = '(min-width: 64rem) 62vw, 100vw'

type GalleryTrackProps = {
  slides: readonly GallerySlide[]
  track: ReturnType<typeof useTrack>
  spin: ReturnType<typeof useSpin>
  video: CarVideo | null
  name: string
}

/** The slides beside each other; only the first is fetched before it comes near. */
export function GalleryTrack({ slides, track, spin, video, name }: GalleryTrackProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling region that keys move, not a form's group
    <div
      className="gallery__track gallery__main"
      ref={track.ref}
      role="group"
      aria-roledescription="carousel"
      aria-label={`${name}, ${slides.length} pictures`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={track.onScroll}
      onKeyDown={track.onKeyDown}
    >
      {slides.map((slide, index) => (
        <div className="gallery__slide" key={slide.id} id={slide.id}>
          {slide.kind === 'spin' ? (
            <SpinSlide slide={slide} spin={spin} sizes={SIZES} eager={index === 0} />
          ) : slide.kind === 'video' && video ? (
            <VideoSlide
              poster={slide.picture}
              video={video}
              name={name}
              current={index === track.index}
              sizes={SIZES}
            />
          ) : (
            <Picture picture={slide.picture} sizes={SIZES} eager={index === 0} />
          )}
          {slide.picture.drawn ? <DrawnMark /> : null}
        </div>
      ))}
    </div>
  )
}

/** Says of a picture that it was drawn and not taken of this vehicle. Its words for the blind are in the picture's. */
export function DrawnMark() {
  return (
    <span className="drawn" aria-hidden="true">
      Illustration
    </span>
  )
}
