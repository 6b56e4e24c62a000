import { useEffect, useState } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import { warnMissingPart } from '#app/ui/lazy-part.tsx'

/** 'Sales this Month', counting (VDP-50, CONST-01, CONST-02). Without JavaScript it shows the server's number. */
export function SalesBanner({ count }: { count: number }) {
  const [shown, setShown] = useState(count)
  useEffect(() => {
    let end = () => {}
    let unmounted = false
    void import('./sales-clock.ts').then(({ browserClocks, followSales }) => {
      if (!unmounted) end = followSales(count, setShown, browserClocks)
    }, warnMissingPart)
    return () => {
      unmounted = true
      end()
    }
  }, [count])
  return (
    <section className="figures sales-band" aria-label="Sales">
      <dl className="wrap figures__in">
        <div>
          <dt>Sales this Month</dt>
          <dd className="num">{formatCount(shown)}</dd>
        </div>
      </dl>
    </section>
  )
}
