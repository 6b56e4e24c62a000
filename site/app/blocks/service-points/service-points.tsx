import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { BlockButtons } from '../block-buttons.tsx'
import type { ServicePointsModel } from './service-points.server.ts'
import './service-points.css'

/** What speaks for the workshop, beside a picture (BLOCK-10). */
export function ServicePointsBlock({ block }: { block: ServicePointsModel & { key: string } }) {
  const { key, title, text, points, picture, buttons } = block
  return (
    <section className="section wrap service-points" aria-labelledby={key}>
      {picture ? <Picture picture={picture} sizes="(min-width: 64rem) 46vw, 92vw" /> : null}
      <div>
        <h2 id={key}>{title || 'Service'}</h2>
        {text ? <p className="muted service-points__text">{text}</p> : null}
        <ul className="service-points__list">
          {points.map((point) => (
            <li key={point.key}>
              <Icon name="check" />
              <div>
                <h3>{point.title}</h3>
                {point.text ? <p className="muted">{point.text}</p> : null}
              </div>
            </li>
          ))}
        </ul>
        <BlockButtons buttons={buttons} />
      </div>
    </section>
  )
}
