import '#app/styles/pages/next-steps.css'
import { Icon } from '#app/ui/icon.tsx'

/** What a seller brings; `owing`: there is finance owing on the vehicle. */
export function ToBring({ owing = false }: { owing?: boolean }) {
  const things = [
    'The vehicle, with every key',
    'Its registration papers',
    'Your driver licence',
    'Its service book and receipts, where you have them',
    ...(owing ? ['The letter of your lender with what is owing'] : []),
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
