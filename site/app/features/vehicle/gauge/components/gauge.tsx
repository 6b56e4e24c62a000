import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { GaugeData } from '#app/domain/money/gauge-data.ts'
import type { ItemNames } from '#app/domain/words/item-names.ts'
import { GAUGE_ANIMATION_MS } from '#app/features/vehicle/rules/price-gauge.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { GaugeSection } from '../gauge-model.ts'
import { GaugeMethod } from './gauge-method.tsx'

type Props = {
  data: GaugeData
  wording: string
  band: 0 | 1 | 2
  gauge: GaugeSection
  item: ItemNames
}

/** The price on the range of similar vehicles' prices, each of them a dot, with their average. */
export function Gauge({ data, wording, band, gauge: { own, belowMarket }, item }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(bar)
  const { compared, middle, others = [], listing_price: listed, market_range_min, market_range_max } = data
  const range = { low: market_range_min ?? 0, high: market_range_max ?? 0 }
  const [price, low, high] = [listed, range.low, range.high].map(dollars)
  const travel = {
    '--gauge-at': isSeen ? findPlace(listed ?? 0, range) : 100,
    '--gauge-time': `${GAUGE_ANIMATION_MS}ms`,
  } as CSSProperties
  const shown = others.filter((other) => other >= range.low && other <= range.high)
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
        {shown.map((other, index) => (
          <b key={index} style={placeAt(other, range)} />
        ))}
        {middle == null ? null : (
          <span className="gauge__average" style={placeAt(middle, range)}>
            <em>Average {dollars(middle)}</em>
          </span>
        )}
        <span className="gauge__pin">
          <em>This one {price}</em>
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

type Range = { low: number; high: number }

const placeAt = (amount: number, range: Range) =>
  ({ '--gauge-at': findPlace(amount, range) }) as CSSProperties

/** Where an amount is on the drawn range, from 0 at its foot to 100 at its top. */
function findPlace(amount: number, { low, high }: Range): number {
  if (high <= low) return 0
  return Math.round(Math.min(1, Math.max(0, (amount - low) / (high - low))) * 1_000) / 10
}

const dollars = (amount: number | null | undefined) => `$${Math.round(amount ?? 0).toLocaleString('en-AU')}`
