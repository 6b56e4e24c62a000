import { type MouseEvent, useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Picture, type PictureModel } from '#app/ui/picture.tsx'

type ViewerSlideProps = {
  poster: PictureModel
  /** The provider's page with the car's spin. */
  href: string
  name: string
  /** The slide is the one that is seen. */
  current: boolean
  /** Brings the slide to where it is seen. */
  show: () => void
  sizes: string
}

/**
 * A spin that a provider shows (VDP-08): a poster until it is pressed, then the provider's page in a frame; without
 * JavaScript a link to that page.
 */
export function ViewerSlide({ poster, href, name, current, show, sizes }: ViewerSlideProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!current) setOpen(false)
  }, [current])
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show()
    setOpen(true)
  }
  return (
    <>
      <Picture picture={{ ...poster, alt: '' }} sizes={sizes} />
      {open ? (
        <iframe
          className="viewer"
          src={href}
          title={`${name}, all round`}
          allow="fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <a className="chip spin__open" href={href} target="_blank" rel="noopener noreferrer" onClick={press}>
          <Icon name="rotate-3d" />
          Spin it round
        </a>
      )}
    </>
  )
}
