import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { CarVideo } from '#app/parts/car/rules/car-video.ts'
import '#app/styles/pages/video.css'

/** What moves the gallery from slide to slide, and a film through its time. */
const OWN_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/** A playing video over its poster; its own keys do not change the slide. */
export function VideoPlayer({ video, poster, title }: { video: CarVideo; poster: string; title: string }) {
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => player.current?.focus({ preventScroll: true }), [])
  const stopOwnKeys = (event: KeyboardEvent) => OWN_KEYS.includes(event.key) && event.stopPropagation()
  if (video.plays !== 'file') {
    return (
      <iframe
        className="player"
        src={video.href}
        title={title}
        allow="autoplay; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: a dealer's walk round a car comes without captions
    <video
      ref={player}
      className="player"
      src={video.href}
      poster={poster}
      aria-label={title}
      controls
      autoPlay
      playsInline
      onKeyDown={stopOwnKeys}
    />
  )
}
