import type { CSSProperties } from 'react'
import { Arrows } from '#app/ui/arrows.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Track } from '#app/ui/track.tsx'
import { useTrack } from '#app/ui/use-track.ts'
import type { PromotionModel } from '../offer-model.server.ts'
import { PROMOTION_SIZE } from '../promotion-size.ts'
import '#app/styles/pages/promotions.css'

const SIZES = '(min-width: 48rem) 50vw, 100vw'
const shape = {
  '--promotion-width': `${PROMOTION_SIZE.width}px`,
  '--promotion-ratio': `${PROMOTION_SIZE.width} / ${PROMOTION_SIZE.height}`,
} as CSSProperties

/** Offers as wide slides side by side (PROMO-09). Without JavaScript the track scrolls. */
export function PromotionsSlider({ promotions }: { promotions: readonly PromotionModel[] }) {
  const track = useTrack(promotions.length)
  if (promotions.length < 2) return null
  return (
    <section className="promotions" aria-label="Promotions" style={shape}>
      <Track className="promotions__track" track={track} label={`${promotions.length} promotions`}>
        {promotions.map(({ id, name, text, href, picture }, index) => (
          <SiteLink className="promotion" key={id} href={href}>
            <span className="promotion__words">
              <b className="display">{name}</b>
              {text ? <span>{text}</span> : null}
              <span className="promotion__go">
                See the offer <Icon name="arrow-right" />
              </span>
            </span>
            <Picture picture={picture} sizes={SIZES} eager={index === 0} />
          </SiteLink>
        ))}
      </Track>
      <Arrows index={track.index} count={promotions.length} go={track.go} of="promotion" />
    </section>
  )
}
