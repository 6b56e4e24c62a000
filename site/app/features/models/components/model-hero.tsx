import '#app/styles/pages/model-card.css'
import '#app/styles/pages/model-hero.css'
import { LinkButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ModelHeroModel } from '../page/model-hero.server.ts'
import { GalleryLink } from './gallery-dialog.tsx'

type ModelHeroProps = {
  hero: ModelHeroModel
  /** Where the pictures are without a dialog. */
  picturesHref: string
  isShort?: boolean
}

/** The opening of a model's page: name, two buttons, its picture and the figures it is known by (CMP-10). */
export function ModelHero({ hero, picturesHref, isShort = false }: ModelHeroProps) {
  const { title, text, note, picture, buttons, figures, gallery, name } = hero
  return (
    <section className={isShort ? 'mo-hero mo-hero--short' : 'mo-hero'} aria-labelledby="model-title">
      <div className="mo-hero__ring" aria-hidden="true" />
      <div className="wrap mo-hero__t">
        <div>
          <h1 id="model-title" className="display">
            {title}
          </h1>
          {text ? <p className="mo-hero__text">{text}</p> : null}
          {note ? <span className="tag">{note}</span> : null}
        </div>
        <p className="mo-hero__act">
          {buttons.map(({ label, href }, at) => (
            <LinkButton key={label} href={href} size="large" look={at === 0 ? 'brand' : 'line'}>
              {label}
            </LinkButton>
          ))}
        </p>
      </div>
      <div className="mo-hero__car">
        <Picture picture={picture} eager sizes="(min-width: 64rem) 60vw, 100vw" instead="car-front" />
      </div>
      <div className="wrap mo-hero__foot">
        {figures.length > 0 ? (
          <dl className="mo-hero__f">
            {figures.map(({ before, value, after }) => (
              <div key={before + after}>
                <dt>{before}</dt>
                <dd>
                  <b>{value}</b> {after}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {gallery.length > 0 ? <GalleryLink name={name} pictures={gallery} href={picturesHref} /> : null}
      </div>
      {picture?.drawn ? <span className="mo__ill">Illustration</span> : null}
    </section>
  )
}
