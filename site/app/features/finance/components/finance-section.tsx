import '#app/styles/pages/finance.css'
import { lazy, memo, Suspense } from 'react'
import type { FinanceModel } from '../finance-model.ts'
import type { FuelModel } from '../fuel-model.ts'
import { whenNear } from '../when-near.ts'

const SECTION = 'finance-calculator'

const MoneyParts = lazy(async () => {
  await whenNear(SECTION)
  return { default: (await import('./money-parts.tsx')).MoneyParts }
})

type FinanceSectionProps = { finance: FinanceModel | null; fuel: FuelModel | null }

/**
 * Finance and fuel on a car's page. The server writes them whole; the script that makes them move is fetched when a
 * shopper comes near, and takes over what stands there.
 */
export const FinanceSection = memo(function FinanceSection({ finance, fuel }: FinanceSectionProps) {
  if (finance === null && fuel === null) return null
  return (
    <section id={SECTION} className="money">
      <Suspense>
        <MoneyParts finance={finance} fuel={fuel} />
      </Suspense>
    </section>
  )
}, isSame)

// The live page hands the same car over again: what has not changed is not drawn again before its script is there.
function isSame(before: FinanceSectionProps, after: FinanceSectionProps): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
