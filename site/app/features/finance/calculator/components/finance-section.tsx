import '#app/styles/pages/finance.css'
import { memo, Suspense, useRef, useState } from 'react'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { whenNear, whenPressed } from '#app/ui/when-near.ts'
import type { MoneyModel } from '../money-model.ts'

const SECTION = 'finance-calculator'
/** Of a vehicle without finance. */
const REST = 'running-costs'

let hurry = () => {}

const idOf = ({ finance, quote }: MoneyModel) => (finance || quote ? SECTION : REST)

const MoneyParts = lazyPart(
  async () => {
    await new Promise<void>((resolve) => {
      hurry = resolve
      void whenNear(SECTION, REST).then(resolve)
      // While a part waits for its script React shows nothing that the router has loaded, so a press fetches it.
      if (typeof document !== 'undefined') void whenPressed().then(resolve)
    })
    return (await import('./money-parts.tsx')).MoneyParts
  },
  (money: MoneyModel) => <AsWritten id={idOf(money)} />,
)

/**
 * Finance and fuel on a car's page. The server writes them whole; the script that makes them move is fetched when a
 * shopper comes near or presses anything, and takes over the markup.
 */
export const FinanceSection = memo(function FinanceSection({ money }: { money: MoneyModel }) {
  const first = useRef(money)
  // Other figures wait for nobody to come near: until this part can follow them, React holds back the whole page.
  if (first.current !== money) hurry()
  if (Object.values(money).every((part) => part === null)) return null
  const id = idOf(money)
  return (
    <section id={id} className="money-section">
      <Suspense fallback={<AsWritten id={id} />}>
        <MoneyParts {...money} />
      </Suspense>
    </section>
  )
}, isSame)

/** What the server wrote, where React gives it up before the script is there, or without it for good. */
function AsWritten({ id }: { id: string }) {
  const [__html] = useState(() => globalThis.document?.querySelector(`#${id} > .money`)?.innerHTML ?? '')
  return <div className="money" dangerouslySetInnerHTML={{ __html }} />
}

// The live page hands the same car over again: what has not changed is not drawn again before its script is there.
function isSame(before: { money: MoneyModel }, after: { money: MoneyModel }): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
