import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import type { CarVideo } from '#app/features/car/rules/car-video.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Leave, later } from '#app/ui/later.tsx'
import { Picture, type PictureModel } from '#app/ui/picture.tsx'

const VideoPlayer = later(
  async () => (await import('./video-player.tsx')).VideoPlayer,
  ({ video }) => <Leave to={video.href} />,
)

type VideoSlideProps = {
  poster: PictureModel
  video: CarVideo
  name: string
  /** The slide is the one that is seen. */
  current: boolean
  /** Brings the slide to where it is seen. */
  show: () => void
  sizes: string
}

/**
 * The place of a car's video: a picture with the link that plays it (VDP-11). Nothing of it is fetched before; it plays
 * here and stops when one goes on, and without JavaScript on its own.
 */
export function VideoSlide({ poster, video, name, current, show, sizes }: VideoSlideProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!current) setOpen(false)
  }, [current])
  const press = (event: MouseEvent) => {
    if (video.plays === 'elsewhere' || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // Pressed while the row still glides, it may be on its way to another slide, where the film would end at once.
    show()
    setOpen(true)
  }
  return (
    <>
      <Picture picture={{ ...poster, alt: '' }} sizes={sizes} />
      {open ? (
        <Suspense>
          <VideoPlayer video={video} poster={poster.src} title={`Video of ${name}`} />
        </Suspense>
      ) : (
        <a
          className="chip gallery__play"
          href={video.href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={press}
        >
          <Icon name="play" />
          Play the video
        </a>
      )}
    </>
  )
}
