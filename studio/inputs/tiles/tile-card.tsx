import { listTileColours } from '@forecourt/schemas/contract'
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import type { StudioSite } from '../../access/studio-sites.ts'
import { cropAt } from '../pictures/crop-box.tsx'
import { useFormPicture } from '../pictures/picture-input.tsx'

/** A tile as its form has it. */
export interface EditedTile {
  name?: string
  headline?: string
  text?: string
  linkLabel?: string
  link?: string
  background?: string
  image?: Parameters<typeof useFormPicture>[0]
  position?: number
  start?: string
  expiry?: string
  display?: string[]
  strictDisplay?: boolean
}

const WIDTH = 250
const HEIGHT = 250
/** A picture fills the lower part of its tile, as on the site. */
const PICTURE_SHARE = 0.62

/** A tile as shoppers will see it among the cars. */
export function TileCard({ tile, site }: { tile: EditedTile; site: StudioSite }) {
  const colours = listTileColours(site, site.template)
  const colour = colours.find(({ value }) => value === (tile.background ?? 'accent')) ?? colours[0]
  const picture = useFormPicture(tile.image)
  return (
    <article
      aria-label="Tile"
      style={{
        position: 'relative',
        overflow: 'hidden',
        width: WIDTH,
        minHeight: picture ? HEIGHT * 1.35 : HEIGHT,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: 16,
        padding: 20,
        borderRadius: 6,
        background: colour?.background,
        color: colour?.words,
        font: '14px/1.45 Inter, sans-serif',
      }}
    >
      {picture ? <TilePicture picture={picture} /> : null}
      <div style={{ position: 'relative' }}>
        <b style={{ fontSize: 28, lineHeight: 1, display: 'block' }}>{tile.headline}</b>
        {tile.text ? <p style={{ margin: '10px 0 0' }}>{tile.text}</p> : null}
      </div>
      {tile.linkLabel && tile.link ? (
        <span
          style={{
            position: 'relative',
            alignSelf: 'start',
            fontWeight: 600,
            textDecoration: 'underline',
            // Over a picture the site puts the words on a light plate.
            ...(picture
              ? { background: 'rgb(255 255 255 / 88%)', color: '#14171c', padding: '6px 10px' }
              : {}),
          }}
        >
          {tile.linkLabel} <ArrowRightIcon />
        </span>
      ) : null}
    </article>
  )
}

function TilePicture({ picture }: { picture: NonNullable<ReturnType<typeof useFormPicture>> }) {
  const { rect } = cropAt(picture, 'promoTile')
  const height = HEIGHT * 1.35 * PICTURE_SHARE
  const scale = Math.max(WIDTH / rect.width, height / rect.height)
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        bottom: 0,
        height,
        overflow: 'hidden',
        maskImage: 'linear-gradient(transparent, #000 30%)',
      }}
    >
      <img
        alt=""
        src={picture.url}
        style={{
          position: 'absolute',
          maxWidth: 'none',
          width: picture.width * scale,
          height: picture.height * scale,
          left: -rect.left * scale - (rect.width * scale - WIDTH) / 2,
          top: -rect.top * scale - (rect.height * scale - height) / 2,
        }}
      />
    </div>
  )
}
