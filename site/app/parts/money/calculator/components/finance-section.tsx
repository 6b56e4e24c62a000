import '#app/styles/pages/finance.css'
import { memo, Suspense, useRef } from 'react'
import { isSameData, lazyPart } from '#app/ui/lazy-part.tsx'
import { ServerMarkup } from '#app/ui/server-markup.tsx'
import { whenNear, whenPressed } from '#app/ui/when-near.ts'
import type { MoneyModel } from '../money-model.ts'

const SECTION = 'finance-calculator'
/** The id of the section of a vehicle without finance. */
const RUNNING_COSTS = 'running-costs'

let loadNow = () => {}

const readId = ({ finance, lender, quote }: MoneyModel) =>
  finance || lender || quote ? SECTION : RUNNING_COSTS

const MoneyParts = lazyPart(
  async () => {
    await new Promise<void>((resolve) => {
      loadNow = resolve
      void whenNear(SECTION, RUNNING_COSTS).then(resolve)
      // While a part waits for its script React commits no navigation, so a press loads it.
      if (typeof document !== 'undefined') void whenPressed().then(resolve)
    })
    return (await import('./money-parts.tsx')).MoneyParts
  },
  (money: MoneyModel) => <ServerMarkup within={readId(money)} part="money" />,
)

/**
 * Finance and fuel on a car's page. The server renders them; their script is loaded when the section comes near the
 * viewport or anything is pressed, and hydrates the markup.
 */
export const FinanceSection = memo(function FinanceSection({ money }: { money: MoneyModel }) {
  const first = useRef(money)
  // Changed figures load the script at once: until then React holds back the update of the whole page.
  if (first.current !== money) loadNow()
  if (Object.values(money).every((part) => part === null)) return null
  const id = readId(money)
  return (
    <section id={id} className="money-section">
      <Suspense fallback={<ServerMarkup within={id} part="money" />}>
        <MoneyParts {...money} />
      </Suspense>
    </section>
  )
}, isSameData)
