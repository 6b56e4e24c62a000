import { type MouseEvent, useState } from 'react'
import { galleryThumbnails } from '#app/domain/vehicle/gallery-thumbnails.ts'
import { CardTag } from '#app/features/stock-search/components/car-card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { GalleryPicture, VehicleModel } from '../vehicle-model.ts'
import { Arrows } from './arrows.tsx'
import { Fullscreen } from './fullscreen.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useTrack } from './use-track.ts'

const SIZES = '(min-width: 64rem) 62vw, 100vw'

type GalleryProps = Pick<VehicleModel, 'pictures' | 'tag' | 'name'>

/**
 * The pictures of a car: one track that snaps from picture to picture, moved by touch, arrows, keys or thumbnails.
 * Without JavaScript the thumbnails are links to the pictures, and the track scrolls by itself.
 */
export function Gallery({ pictures, tag, name }: GalleryProps) {
  const track = useTrack(pictures.length)
  const [full, setFull] = useState(false)
  if (pictures.length === 0) return <NoPictures tag={tag} />
  const openFull = (event: MouseEvent) => {
    event.preventDefault()
    setFull(true)
  }
  return (
    <section className="gallery" aria-label="Pictures">
      <div className="gallery__frame">
        <Track pictures={pictures} track={track} name={name} />
        <CardTag tag={tag} />
        {pictures.length > 1 ? <Arrows index={track.index} count={pictures.length} go={track.go} /> : null}
        <div className="gallery__bar">
          <a className="chip" href={pictures[track.index]?.picture.src} onClick={openFull}>
            <Icon name="maximize" />
            <span className="vh">Fullscreen, picture </span>
            <span className="num">
              {track.index + 1} / {pictures.length}
            </span>
          </a>
        </div>
      </div>
      {galleryThumbnails(pictures.length).shown ? (
        <Thumbnails pictures={pictures} index={track.index} go={track.go} />
      ) : null}
      {full ? (
        <Fullscreen
          pictures={pictures}
          start={track.index}
          name={name}
          close={(index) => {
            setFull(false)
            track.go(index)
          }}
        />
      ) : null}
    </section>
  )
}

type TrackProps = { pictures: readonly GalleryPicture[]; track: ReturnType<typeof useTrack>; name: string }

function Track({ pictures, track, name }: TrackProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling region that keys move, not a form's group
    <div
      className="gallery__track gallery__main"
      ref={track.ref}
      role="group"
      aria-roledescription="carousel"
      aria-label={`${name}, ${pictures.length} pictures`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={track.onScroll}
      onKeyDown={track.onKeyDown}
    >
      {pictures.map(({ picture }, index) => (
        <div className="gallery__slide" key={picture.src} id={`picture-${index + 1}`}>
          <Picture picture={picture} sizes={SIZES} eager={index === 0} />
        </div>
      ))}
    </div>
  )
}

function NoPictures({ tag }: Pick<VehicleModel, 'tag'>) {
  return (
    <section className="gallery" aria-label="Pictures">
      <div className="gallery__frame">
        <div className="pic gallery__main gallery__none">
          <p className="muted">Pictures are on their way.</p>
        </div>
        <CardTag tag={tag} />
      </div>
    </section>
  )
}
