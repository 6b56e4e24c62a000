import '#app/styles/pages/model-card.css'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { ModelCardModel } from './model-card.server.ts'

type ModelCardProps = {
  model: ModelCardModel
  /** The level of its name. */
  level?: 2 | 3
  eager?: boolean
  sizes?: string
}

/** A model on the template's picture surface: the whole tile leads to its page. */
export function ModelCard({ model, level = 3, eager = false, sizes = TILE_SIZES }: ModelCardProps) {
  const { name, href, summary, note, picture, price, facts, stock, withoutStock, testDrive, words } = model
  const Name = `h${level}` as const
  return (
    <article className="mo">
      <Name className="mo__n">
        <SiteLink href={href} prefetch>
          {name}
        </SiteLink>
      </Name>
      {summary ? <p className="mo__k">{summary}</p> : null}
      <div className="mo__pic">
        <Picture picture={picture} eager={eager} sizes={sizes} instead="car-front" />
        {note ? <span className="tag">{note}</span> : null}
        {picture?.drawn ? <span className="mo__ill">Illustration</span> : null}
      </div>
      <p className="mo__p">
        {price ? (
          <>
            <span>
              from <b>{price}</b>
            </span>{' '}
            <span>{words.go} away</span>
          </>
        ) : (
          'Ask us for its price'
        )}
      </p>
      {facts.length > 0 ? (
        <ul className="mo__f">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ) : null}
      <p className="mo__s">
        {stock ? (
          <SiteLink href={stock.href}>
            {stock.text}
            <span className="vh">, {name}</span>
          </SiteLink>
        ) : (
          withoutStock && <span>{withoutStock}</span>
        )}
        {testDrive ? (
          <SiteLink href={testDrive}>
            {words.Trial}
            <span className="vh"> the {name}</span>
          </SiteLink>
        ) : null}
      </p>
    </article>
  )
}

const TILE_SIZES = '(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw'
