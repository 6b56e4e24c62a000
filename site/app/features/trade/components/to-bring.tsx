import '#app/styles/pages/next-steps.css'
import { Icon } from '#app/ui/icon.tsx'

/** What a seller brings; `owing`: there is finance owing on the vehicle. */
export function ToBring({ owing = false }: { owing?: boolean }) {
  const things = [
    'The vehicle and every key',
    'Rego papers',
    'Your driver’s licence',
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
