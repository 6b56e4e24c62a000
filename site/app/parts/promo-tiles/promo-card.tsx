import type { CSSProperties } from 'react'
import { markCounted } from '#app/domain/counted-mark.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { withoutStega } from '#app/ui/without-stega.ts'
import type { PromoTileModel } from './promo-tiles.server.ts'

/** A tile among the cars of a results grid (PROMO-07). */
export function PromoCard({ tile, fills }: { tile: PromoTileModel; fills?: readonly number[] | undefined }) {
  const classes = [
    'promo',
    `promo--${tile.background}`,
    (tile.wide || fills?.every((cells) => cells > 1)) && 'promo--wide',
    fills && 'promo--fills',
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
  const columns = fills && { '--fill-2': fills[0], '--fill-3': fills[1], '--fill-4': fills[2] }
  const style = columns as CSSProperties | undefined
  const mark = { style, 'data-counted': markCounted('tile', tile.id, tile.position) }
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
