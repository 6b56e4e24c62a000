import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import '#app/styles/pages/video.css'

type VideoDialogProps = { src: string; plays: 'frame' | 'file' | undefined; name: string; close: () => void }

/** A car's video over the page; closing it stops it. */
export function VideoDialog({ src, plays, name, close }: VideoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const title = `Video of ${name}`
  return (
    <dialog ref={dialog} className="video" aria-label={title} onClose={close}>
      <button
        type="button"
        className="icon-btn video__close"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" />
      </button>
      {plays === 'file' ? (
        // biome-ignore lint/a11y/useMediaCaption: a dealer's walk round a car comes without captions
        <video src={src} controls autoPlay />
      ) : (
        <iframe
          src={src}
          title={title}
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </dialog>
  )
}
