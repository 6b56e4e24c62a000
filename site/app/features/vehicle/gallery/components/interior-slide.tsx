import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PictureModel } from '#app/ui/picture.tsx'
import { HotspotList, type ShownHotspot } from './hotspot-list.tsx'

/** What moves the gallery from slide to slide, and a panorama sideways. */
const OWN_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/** A panorama of the inside, moved sideways by touch, wheel and keys; it opens on its middle, the dashboard (VDP-09). */
export function InteriorSlide({
  picture,
  hotspots,
}: {
  picture: PictureModel
  hotspots: readonly ShownHotspot[]
}) {
  const view = useRef<HTMLElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [isThere, setThere] = useState(false)
  // Only a loaded picture is as wide as it will be.
  const arrive = () => {
    const { current } = view
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2
    setThere(true)
  }
  const latest = useRef(arrive)
  latest.current = arrive
  // A browser may have it before the script is there.
  useEffect(() => {
    if (image.current?.complete) latest.current()
  }, [])
  const stopOwnKeys = (event: KeyboardEvent) => OWN_KEYS.includes(event.key) && event.stopPropagation()
  return (
    <div className="pic">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="interior" aria-label="Interior" tabIndex={0} ref={view} onKeyDown={stopOwnKeys}>
        <div className="interior__room">
          <img
            ref={image}
            src={picture.src}
            srcSet={picture.srcSet}
            // As high as the frame, it is several times as wide as the screen.
            sizes="200vw"
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            loading="lazy"
            decoding="async"
            onLoad={arrive}
          />
          {isThere ? <HotspotList hotspots={hotspots} /> : null}
        </div>
      </section>
    </div>
  )
}
