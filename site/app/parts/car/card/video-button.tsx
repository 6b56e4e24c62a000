import { type MouseEvent, Suspense, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart, RedirectTo } from '#app/ui/lazy-part.tsx'
import type { CarCardModel } from './card-model.ts'

const VideoDialog = lazyPart(
  async () => (await import('./video-dialog.tsx')).VideoDialog,
  ({ src }) => <RedirectTo to={src} />,
)

/**
 * The video button of a card. Nothing is fetched before it is pressed; the video then plays in a dialog, or on its
 * own page without JavaScript.
 */
export function VideoButton({ card: { video = '', videoPlays, name } }: { card: CarCardModel }) {
  const [open, setOpen] = useState(false)
  const press = (event: MouseEvent) => {
    if (videoPlays === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a className="card__video" href={video} target="_blank" rel="noopener noreferrer" onClick={press}>
        <Icon name="play" />
        Video<span className="vh"> of {name}</span>
      </a>
      {open ? (
        <Suspense>
          <VideoDialog src={video} plays={videoPlays} name={name} close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
