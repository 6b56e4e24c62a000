import { markCounted } from '#app/domain/counted-mark.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { withoutStega } from '#app/ui/without-stega.ts'
import type { PromoTileModel } from './promo-tiles.server.ts'

/** A tile among the cars of a results grid (PROMO-07). */
export function PromoCard({ tile }: { tile: PromoTileModel }) {
  const classes = [
    'promo',
    `promo--${tile.background}`,
    tile.wide && 'promo--wide',
    tile.picture && 'promo--pictured',
  ]
    .filter(Boolean)
    .join(' ')
  const inside = (
    <>
      {tile.picture ? <Picture picture={tile.picture} sizes="(min-width: 64rem) 25vw, 92vw" /> : null}
      <div>
        {tile.headline ? <p className="display">{tile.headline}</p> : null}
        {tile.text ? <p>{tile.text}</p> : null}
      </div>
      {tile.linkLabel ? (
        <span className="go">
          {tile.linkLabel} <Icon name="arrow-right" />
        </span>
      ) : null}
    </>
  )
  const mark = { 'data-counted': markCounted('tile', tile.id, tile.position) }
  if (!tile.href) {
    return (
      <div className={classes} {...mark}>
        {inside}
      </div>
    )
  }
  return (
    <SiteLink
      {...mark}
      className={classes}
      href={tile.href}
      aria-label={tile.headline ? undefined : withoutStega(tile.linkLabel) || tile.picture?.alt || 'Offer'}
    >
      {inside}
    </SiteLink>
  )
}
