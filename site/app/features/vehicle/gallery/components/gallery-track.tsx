import type { CarVideo } from '#app/parts/car/rules/car-video.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Track } from '#app/ui/track.tsx'
import type { useTrack } from '#app/ui/use-track.ts'
import { FaultPoints } from '../../signature/signature-line.tsx'
import type { SignatureSection } from '../../signature/signature-section.server.ts'
import type { InteriorModel } from '../gallery-section.server.ts'
import { type GallerySlide, PICTURE_ID } from '../gallery-slides.ts'
import { InteriorSlide } from './interior-slide.tsx'
import { SpinSlide } from './spin-slide.tsx'
import type { useSpin } from './use-spin.ts'
import { VideoSlide } from './video-slide.tsx'
import { ViewerSlide } from './viewer-slide.tsx'

const SIZES = '(min-width: 64rem) 62vw, 100vw'

type GalleryTrackProps = {
  slides: readonly GallerySlide[]
  track: ReturnType<typeof useTrack>
  spin: ReturnType<typeof useSpin>
  video: CarVideo | null
  viewer: string | null
  interior: InteriorModel | null
  name: string
  faults: SignatureSection['signature']['faults']
}

/** The slides side by side; all but the first load lazily. */
export function GalleryTrack(props: GalleryTrackProps) {
  const { slides, track, spin, video, viewer, interior, name, faults } = props
  return (
    <Track
      className="gallery__track gallery__main"
      track={track}
      label={`${name}, ${slides.length} pictures`}
    >
      {slides.map((slide, index) => (
        <div className="gallery__slide" key={slide.id} id={slide.id}>
          {slide.kind === 'spin' ? (
            <SpinSlide slide={slide} spin={spin} sizes={SIZES} eager={index === 0} />
          ) : slide.kind === 'viewer' && viewer ? (
            <ViewerSlide
              poster={slide.picture}
              href={viewer}
              name={name}
              current={index === track.index}
              show={() => track.go(index)}
              sizes={SIZES}
            />
          ) : slide.kind === 'interior' ? (
            <InteriorSlide picture={slide.picture} hotspots={interior?.hotspots ?? []} />
          ) : slide.kind === 'video' && video ? (
            <VideoSlide
              poster={slide.picture}
              video={video}
              name={name}
              current={index === track.index}
              show={() => track.go(index)}
              sizes={SIZES}
            />
          ) : (
            <>
              <Picture picture={slide.picture} sizes={SIZES} eager={index === 0} />
              <FaultPoints faults={faults} picture={Number(slide.id.slice(PICTURE_ID.length))} />
            </>
          )}
          {slide.picture.drawn ? <IllustrationLabel /> : null}
        </div>
      ))}
    </Track>
  )
}

/** Labels a picture as an illustration rather than a photo of this vehicle. The alternative text says so too. */
export function IllustrationLabel() {
  return (
    <span className="drawn" aria-hidden="true">
      Illustration
    </span>
  )
}
