import '#app/styles/pages/next-steps.css'
import { Icon } from '#app/ui/icon.tsx'

/** What a seller brings. */
export function ToBring({ things }: { things: readonly string[] }) {
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
