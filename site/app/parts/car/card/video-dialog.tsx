import { CloseCross, Modal } from '#app/ui/modal.tsx'
import '#app/styles/pages/video.css'

type VideoDialogProps = { src: string; plays: 'frame' | 'file' | undefined; name: string; close: () => void }

/** A car's video over the page; closing it stops it. */
export function VideoDialog({ src, plays, name, close }: VideoDialogProps) {
  const title = `Video of ${name}`
  return (
    <Modal className="video" aria-label={title} onClose={close}>
      <CloseCross className="video__close" />
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
    </Modal>
  )
}
