import '#app/styles/pages/price-gauge.css'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import type { GaugeData } from '#app/domain/money/gauge-data.ts'
import type { ItemNames } from '#app/domain/words/item-names.ts'
import { GAUGE_ANIMATION_MS, priceGauge } from '#app/features/vehicle/rules/price-gauge.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useDataWhenNear } from '#app/ui/use-data-when-near.ts'
import { type GaugeSection, PRICE_COMPARISON } from '../gauge-model.ts'
import { GaugeMethod } from './gauge-method.tsx'

type Props = { gauge: GaugeSection; item: ItemNames }

/**
 * Where the price lies among those of similar cars (GAUGE-13): a skeleton until its figures are there, and nothing where
 * they are unavailable or say nothing.
 */
export function PriceGauge({ gauge, item }: Props) {
  const data = useDataWhenNear<GaugeData>(PRICE_COMPARISON, gauge.href)
  const isLoading = data === undefined
  const verdict = data ? priceGauge(data) : null
  if (!isLoading && !verdict?.visible) return null
  return (
    <section
      id={PRICE_COMPARISON}
      className="price-gauge"
      aria-label="Price comparison"
      aria-busy={isLoading}
    >
      {data && verdict?.visible ? (
        <Gauge data={data} wording={verdict.wording} band={verdict.band} gauge={gauge} item={item} />
      ) : (
        <Skeleton item={item} />
      )}
    </section>
  )
}

type GaugeProps = Props & { data: GaugeData; wording: string; band: 0 | 1 | 2 }

function Gauge({ data, wording, band, gauge: { own, belowMarket }, item }: GaugeProps) {
  const bar = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(bar)
  const [price, low, high] = [data.listing_price, data.market_range_min, data.market_range_max].map(dollars)
  const travel = {
    '--gauge-at': isSeen ? findPlace(data) : 100,
    '--gauge-time': `${GAUGE_ANIMATION_MS}ms`,
  } as CSSProperties
  const { compared } = data
  return (
    <div className="gauge" data-band={band}>
      <div className="gauge__head">
        <h2>{wording}</h2>
        {compared ? (
          <p className="small muted">
            Compared with {compared} similar {item.many}
          </p>
        ) : null}
      </div>
      <div
        className="gauge__bar"
        ref={bar}
        style={travel}
        role="img"
        aria-label={`Priced at ${price}. Similar ${item.many} range from ${low} to ${high}.`}
      >
        <i />
        <span className="gauge__pin">
          <em>{price}</em>
        </span>
      </div>
      <p className="gauge__ends">
        <span>
          {own ? 'Low end' : 'Market low'} {low}
        </span>
        <span>
          {own ? 'High end' : 'Market high'} {high}
        </span>
      </p>
      {own === null && belowMarket ? <p className="gauge__words">{belowMarket}</p> : null}
      {data.description ? <p className="gauge__words">{data.description}</p> : null}
      <details className="gauge__how">
        <summary className="link small">
          How this is worked out <Icon name="chevron-down" />
        </summary>
        <GaugeMethod own={own} item={item} data={data} />
      </details>
    </div>
  )
}

/** The boxes of a gauge, as long as its usual words, so that nothing moves when it comes; no figure is among them. */
function Skeleton({ item: { many } }: Pick<Props, 'item'>) {
  return (
    <div className="gauge gauge--skel" aria-hidden="true">
      <div className="gauge__head">
        <p className="gauge__title">
          <Box>Comparing</Box>
        </p>
        <p className="small">
          <Box>With the prices of similar {many}</Box>
        </p>
      </div>
      <div className="gauge__bar">
        <span className="skel" />
      </div>
      <p className="gauge__ends">
        <Box>Low end of them</Box>
        <Box>High end of them</Box>
      </p>
      <p className="gauge__words">
        <Box>
          The price is compared with those of similar {many}, with the year and the kilometres allowed for.
        </Box>
      </p>
      <p className="gauge__how small">
        <Box>How this is worked out</Box>
      </p>
    </div>
  )
}

/** A box as long as words that nobody sees. */
function Box({ children }: { children: ReactNode }) {
  return (
    <span className="skel">
      <span className="skel__words">{children}</span>
    </span>
  )
}

/** Whether a part has been on screen, from then on. */
function useSeen(part: { current: Element | null }): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (part.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setSeen(true)
    })
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [part])
  return isSeen
}

/** Where the price is on the drawn range, from 0 at its foot to 100 at its top. */
function findPlace(data: GaugeData): number {
  const [price = 0, low = 0, high = 0] = [
    data.listing_price,
    data.market_range_min,
    data.market_range_max,
  ].map((amount) => amount ?? 0)
  if (high <= low) return 0
  return Math.round(Math.min(1, Math.max(0, (price - low) / (high - low))) * 1_000) / 10
}

const dollars = (amount: number | null | undefined) => `$${Math.round(amount ?? 0).toLocaleString('en-AU')}`
