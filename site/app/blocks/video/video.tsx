import { type MouseEvent, Suspense, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart, RedirectTo } from '#app/ui/lazy-part.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { VideoBlockModel } from './video.server.ts'
import './video.css'

const VideoDialog = lazyPart(
  async () => (await import('#app/parts/car/card/video-dialog.tsx')).VideoDialog,
  ({ src }) => <RedirectTo to={src} />,
)

/**
 * A film behind its picture. Nothing of it is fetched before it is asked for; it then plays in a dialog, or on its own
 * page without JavaScript. Its words are there for those who cannot hear or see it.
 */
export function VideoBlock({ block }: { block: VideoBlockModel & { key: string } }) {
  const { key, title, text, video, picture, transcript } = block
  const [open, setOpen] = useState(false)
  const press = (event: MouseEvent) => {
    if (video.plays === 'elsewhere' || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <section className="section wrap film" aria-labelledby={key}>
      <div className="head">
        <div>
          <h2 id={key}>{title}</h2>
          {text ? <p className="muted head__text">{text}</p> : null}
        </div>
      </div>
      <a className="film__play" href={video.href} target="_blank" rel="noopener noreferrer" onClick={press}>
        <Picture picture={picture} sizes="(min-width: 64rem) 80vw, 92vw" />
        <span className="film__button">
          <Icon name="play" />
          <span>
            Play<span className="vh"> the film: {title}</span>
          </span>
        </span>
      </a>
      {transcript.length > 0 ? (
        <details className="question film__words">
          <summary>
            The film in words
            <Icon name="plus" />
          </summary>
          <div className="prose">
            {transcript.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ) : null}
      {open ? (
        <Suspense>
          <VideoDialog
            src={video.href}
            plays={video.plays === 'elsewhere' ? undefined : video.plays}
            name={title}
            close={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
