import '#app/styles/pages/next-steps.css'
import type { TradeWords } from '#app/domain/words/trade-words.ts'
import { Icon } from '#app/ui/icon.tsx'

type ToBringProps = {
  words: Pick<TradeWords, 'one' | 'licence'>
  /** There is finance owing on the vehicle. */
  owing?: boolean
}

/** What a seller brings. */
export function ToBring({ words: { one, licence }, owing = false }: ToBringProps) {
  const things = [
    `The ${one} and every key`,
    'Rego papers',
    `Your ${licence}`,
    'Logbook and service receipts, if you have them',
    ...(owing ? ['Payout letter from your lender, if there’s finance owing'] : []),
  ]
  return (
    <section aria-labelledby="to-bring">
      <h2 id="to-bring" className="next-title">
        What to bring
      </h2>
      <ul className="to-bring">
        {things.map((thing) => (
          <li key={thing}>
            <Icon name="check" />
            {thing}
          </li>
        ))}
      </ul>
    </section>
  )
}
