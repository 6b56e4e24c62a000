import { type MouseEvent, useState } from 'react'
import { CardTag } from '#app/parts/car/card/car-card.tsx'
import { galleryThumbnails } from '#app/parts/car/rules/gallery-thumbnails.ts'
import { LeadLink } from '#app/parts/lead/form/components/lead-link.tsx'
import type { LeadLinkModel } from '#app/parts/lead/form/lead-link-model.ts'
import { Arrows } from '#app/ui/arrows.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useTrack } from '#app/ui/use-track.ts'
import type { HeadSection } from '../../head/head-section.server.ts'
import type { SignatureSection } from '../../signature/signature-section.server.ts'
import type { GallerySection } from '../gallery-section.server.ts'
import { gallerySlides, pictureAt, picturePlaces } from '../gallery-slides.ts'
import { Fullscreen } from './fullscreen.tsx'
import { GalleryTrack } from './gallery-track.tsx'
import { GalleryViews } from './gallery-views.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useSpin } from './use-spin.ts'

type GalleryProps = GallerySection &
  Pick<HeadSection, 'tag' | 'name'> &
  Pick<SignatureSection['signature'], 'faults'> & {
    /** Asks for pictures of a car that has none; undefined where the dealer has no such form. */
    request?: LeadLinkModel | undefined
  }

/**
 * A car all round, then its pictures: one track that snaps from slide to slide, moved by touch, arrows, keys or
 * thumbnails. Without JavaScript the thumbnails are links to the slides, and the track scrolls by itself.
 */
export function Gallery(car: GalleryProps) {
  const { pictures, spin, viewer, interior, video, tag, name, icon, faults } = car
  const rotation = useSpin(spin, gallerySlides(car)[0]?.kind === 'spin')
  // A spin that failed to load is omitted when there are pictures.
  const shown = rotation.state.kind === 'unavailable' && pictures.length > 0 ? null : spin
  const slides = gallerySlides({ ...car, spin: shown })
  const track = useTrack(slides.length)
  const [full, setFull] = useState(false)
  if (slides.length === 0) return <NoPictures tag={tag} icon={icon} video={video} request={car.request} />
  const at = pictureAt(slides, track.index)
  const openFull = (event: MouseEvent) => {
    event.preventDefault()
    setFull(true)
  }
  return (
    <section className="gallery" aria-label="Pictures">
      <div className="gallery__frame">
        <GalleryTrack
          slides={slides}
          track={track}
          video={video}
          viewer={viewer}
          interior={interior}
          name={name}
          faults={faults}
          spin={rotation}
        />
        <CardTag tag={tag} />
        {slides.length > 1 ? <Arrows index={track.index} count={slides.length} go={track.go} /> : null}
        <div className="gallery__bar">
          {(shown || viewer || interior) && pictures.length > 0 ? (
            <GalleryViews index={track.index} slides={slides} go={track.go} openSpin={rotation.open} />
          ) : null}
          {pictures.length > 0 ? (
            <a className="chip" href={pictures[at]?.picture.src} onClick={openFull}>
              <Icon name="maximize" />
              <span className="vh">Fullscreen, picture </span>
              <span className="num">
                {at + 1} of {pictures.length}
              </span>
            </a>
          ) : null}
        </div>
      </div>
      {galleryThumbnails(pictures.length).shown ? (
        <Thumbnails slides={slides} index={track.index} go={track.go} />
      ) : null}
      {full ? (
        <Fullscreen
          slides={slides.filter(({ kind }) => kind === 'picture')}
          start={at}
          name={name}
          close={(index) => {
            setFull(false)
            track.go(picturePlaces(slides)[index] ?? 0)
          }}
        />
      ) : null}
    </section>
  )
}

function NoPictures({ tag, icon, video, request }: Pick<GalleryProps, 'tag' | 'icon' | 'video' | 'request'>) {
  return (
    <section className="gallery" aria-label="Pictures">
      <div className="gallery__frame">
        <div className="pic pic--none gallery__main gallery__none">
          <Icon name={icon} />
          <p>Photos on the way</p>
          {request ? <LeadLink link={request} look="line" size="small" icon="camera" /> : null}
          {video ? (
            <a className="chip" href={video.href} target="_blank" rel="noopener noreferrer">
              <Icon name="play" />
              Play the video
            </a>
          ) : null}
        </div>
        <CardTag tag={tag} />
      </div>
    </section>
  )
}
