import { Picture } from '#app/ui/picture.tsx'
import { BlockButtons } from '../block-buttons.tsx'
import type { ImageBannerModel } from './image-banner.server.ts'
import './image-banner.css'

/** A picture over the whole width with words on it (BLOCK-06). */
export function ImageBannerBlock({ block }: { block: ImageBannerModel & { key: string } }) {
  const { key, title, text, side, picture, buttons } = block
  return (
    <section className={`overlay overlay--${side}`} aria-labelledby={key}>
      {picture ? <Picture picture={picture} sizes="100vw" /> : null}
      <div className="wrap overlay__in on-dark">
        <div className="overlay__words">
          <h2 id={key}>{title}</h2>
          {text ? <p className="lede">{text}</p> : null}
          <BlockButtons buttons={buttons} />
        </div>
      </div>
    </section>
  )
}
