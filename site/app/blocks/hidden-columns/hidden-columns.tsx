import { LinkButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { HiddenColumnsModel } from './hidden-columns.server.ts'
import './hidden-columns.css'

type HiddenColumnsProps = { block: HiddenColumnsModel & { key: string } }

/**
 * Columns of which one is shown, the first to begin with (BLOCK-05). The tabs are radio buttons: they work without
 * JavaScript, by arrow keys, and what is not shown is hidden from assistive technology too.
 */
export function HiddenColumnsBlock({ block: { key, title, items } }: HiddenColumnsProps) {
  return (
    <section className="section wrap columns-tabs" aria-labelledby={title ? key : undefined}>
      {title ? (
        <div className="head">
          <h2 id={key}>{title}</h2>
        </div>
      ) : null}
      {items.length > 1 ? (
        <fieldset className="seg columns-tabs__tabs">
          <legend className="vh">{title || 'What is shown'}</legend>
          {items.map((item, index) => (
            <label key={item.key}>
              <input
                className="vh"
                type="radio"
                name={`tab-${key}`}
                value={item.key}
                defaultChecked={index === 0}
              />
              {item.title}
            </label>
          ))}
        </fieldset>
      ) : null}
      <div className="columns-tabs__items">
        {items.map((item) => (
          <ColumnItem key={item.key} item={item} heading={title ? 'h3' : 'h2'} />
        ))}
      </div>
    </section>
  )
}

type ColumnItemProps = { item: HiddenColumnsModel['items'][number]; heading: 'h2' | 'h3' }

function ColumnItem({ item, heading: Heading }: ColumnItemProps) {
  const { title, subtitle, paragraphs, picture, specs, button } = item
  return (
    <article className="columns-tabs__item">
      {picture ? <Picture picture={picture} sizes="(min-width: 64rem) 55vw, 92vw" /> : null}
      <div className="columns-tabs__words">
        <Heading className="columns-tabs__title">{title}</Heading>
        {subtitle ? <p className="muted">{subtitle}</p> : null}
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {specs.length > 0 ? (
          <dl className="columns-tabs__specs">
            {specs.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {button ? <LinkButton href={button.href}>{button.label}</LinkButton> : null}
      </div>
    </article>
  )
}
