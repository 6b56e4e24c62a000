const STEPS = [
  ['Your vehicle', 'Registration and kilometres, and we know what it is. Then who you are.'],
  ['Your valuation', 'A range at once. Tell us its state, and it narrows to your vehicle.'],
  ['Your offer', 'Take it online, and bring the vehicle and its papers.'],
] as const

/** The banner above the page for sellers (TRADE-07). */
export function SellBanner({ title }: { title: string }) {
  return (
    <section className="sell-banner" aria-labelledby="sell-title">
      <div className="wrap sell-banner__in">
        <div>
          <h1 id="sell-title" className="display">
            {title}
          </h1>
          <p>Know what it is worth before you talk to anybody.</p>
        </div>
        <ol>
          {STEPS.map(([name, text]) => (
            <li key={name}>
              <b>{name}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
