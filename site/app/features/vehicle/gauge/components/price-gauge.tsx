import '#app/styles/pages/price-gauge.css'
import { type ReactNode, Suspense } from 'react'
import type { GaugeData } from '#app/domain/money/gauge-data.ts'
import type { ItemNames } from '#app/domain/words/item-names.ts'
import { priceGauge } from '#app/features/vehicle/rules/price-gauge.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { useDataWhenNear } from '#app/ui/use-data-when-near.ts'
import { type GaugeSection, PRICE_COMPARISON } from '../gauge-model.ts'

const Gauge = lazyPart(async () => (await import('./gauge.tsx')).Gauge)

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
        // The server renders no boundary here: an update before it is hydrated would be React's error 421.
        <Suspense fallback={<Skeleton item={item} />}>
          <Gauge data={data} wording={verdict.wording} band={verdict.band} gauge={gauge} item={item} />
        </Suspense>
      ) : (
        <Skeleton item={item} />
      )}
    </section>
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
