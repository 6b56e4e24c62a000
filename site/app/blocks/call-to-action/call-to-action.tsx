import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { CallToActionModel } from './call-to-action.server.ts'
import './call-to-action.css'

const SIZES = '(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw'

/** Tiles with links (BLOCK-09, BLOCK-20). */
export function CallToActionBlock({ block }: { block: CallToActionModel & { key: string } }) {
  const { title, text, tiles } = block
  return (
    <section className="section wrap" aria-labelledby={title ? block.key : undefined}>
      {title ? (
        <div className="head">
          <div>
            <h2 id={block.key}>{title}</h2>
            {text ? <p className="muted head__text">{text}</p> : null}
          </div>
        </div>
      ) : null}
      <ul className={tiles[0]?.picture ? 'picture-tiles' : 'next-links'}>
        {tiles.map((tile) => (
          <li key={tile.key}>
            <SiteLink href={tile.href}>
              {tile.picture ? <Picture picture={tile.picture} sizes={SIZES} /> : null}
              <span>
                {tile.label}
                {tile.text ? <span className="ways__text">{tile.text}</span> : null}
              </span>
              <Icon name="arrow-right" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
