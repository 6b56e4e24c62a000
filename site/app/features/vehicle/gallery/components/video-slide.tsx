import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import type { CarVideo } from '#app/parts/car/rules/car-video.ts'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart, RedirectTo } from '#app/ui/lazy-part.tsx'
import { Picture, type PictureModel } from '#app/ui/picture.tsx'

const VideoPlayer = lazyPart(
  async () => (await import('./video-player.tsx')).VideoPlayer,
  ({ video }) => <RedirectTo to={video.href} />,
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
 * The slide of a car's video: a poster with a play link (VDP-11). Nothing is fetched before it is pressed; it plays
 * here and stops on a change of slide, or opens by itself without JavaScript.
 */
export function VideoSlide({ poster, video, name, current, show, sizes }: VideoSlideProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!current) setOpen(false)
  }, [current])
  const press = (event: MouseEvent) => {
    if (video.plays === 'elsewhere' || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // When pressed during a scroll, another slide may become current, which would stop the video at once.
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
