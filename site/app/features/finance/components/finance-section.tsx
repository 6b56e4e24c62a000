import '#app/styles/pages/finance.css'
import { lazy, memo, Suspense } from 'react'
import type { MoneyModel } from '../money-model.ts'
import { whenNear } from '../when-near.ts'

const SECTION = 'finance-calculator'
/** Of a vehicle without finance. */
const REST = 'running-costs'

const MoneyParts = lazy(async () => {
  await whenNear(SECTION, REST)
  return { default: (await import('./money-parts.tsx')).MoneyParts }
})

/**
 * Finance and fuel on a car's page. The server writes them whole; the script that makes them move is fetched when a
 * shopper comes near, and takes over what stands there.
 */
export const FinanceSection = memo(function FinanceSection({ money }: { money: MoneyModel }) {
  if (Object.values(money).every((part) => part === null)) return null
  return (
    <section id={money.finance || money.quote ? SECTION : REST} className="money">
      <Suspense>
        <MoneyParts {...money} />
      </Suspense>
    </section>
  )
}, isSame)

// The live page hands the same car over again: what has not changed is not drawn again before its script is there.
function isSame(before: { money: MoneyModel }, after: { money: MoneyModel }): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
