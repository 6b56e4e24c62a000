import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import { BlockButtons } from '../block-buttons.tsx'
import type { ServicePointsModel } from './service-points.server.ts'
import './service-points.css'

type Point = ServicePointsModel['points'][number]

const ICONS = {
  check: 'check',
  minus: 'minus',
  wrench: 'wrench',
  key: 'key-round',
} as const satisfies Record<Point['mark'], IconName>

/** What speaks for the workshop, beside a picture (BLOCK-10). */
export function ServicePointsBlock({ block }: { block: ServicePointsModel & { key: string } }) {
  const { key, title, text, numbered, points, picture, buttons, stock } = block
  const List = numbered ? 'ol' : 'ul'
  return (
    <section className="section wrap service-points" aria-labelledby={key}>
      {picture ? <Picture picture={picture} sizes="(min-width: 64rem) 46vw, 92vw" /> : null}
      <div>
        <h2 id={key}>{title || 'Service'}</h2>
        {stock ? <p className="service-points__stock num">{stock}</p> : null}
        {text ? <p className="muted service-points__text">{text}</p> : null}
        <List
          className={
            numbered ? 'service-points__list service-points__list--numbered' : 'service-points__list'
          }
        >
          {points.map((point) => (
            <li key={point.key} data-mark={numbered ? undefined : point.mark}>
              {numbered ? null : <Icon name={ICONS[point.mark]} />}
              <div>
                <h3>{point.title}</h3>
                {point.text ? <p className="muted">{point.text}</p> : null}
              </div>
            </li>
          ))}
        </List>
        <BlockButtons buttons={buttons} />
      </div>
    </section>
  )
}
