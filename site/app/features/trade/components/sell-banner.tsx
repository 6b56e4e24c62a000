const listSteps = (one: string): [name: string, text: string][] => [
  ['Your vehicle', 'Rego and kilometres first. Then your details.'],
  ['Your valuation', 'You get a range straight away. Tell us its condition and we’ll tighten it.'],
  ['Your offer', `Book an inspection online, then bring the ${one} and your rego papers.`],
]

/** The banner above the page for sellers (TRADE-07). */
export function SellBanner({ title, one }: { title: string; one: string }) {
  return (
    <section className="sell-banner" aria-labelledby="sell-title">
      <div className="wrap sell-banner__in">
        <div>
          <h1 id="sell-title" className="display">
            {title}
          </h1>
          <p>Find out what it’s worth before you talk to anyone.</p>
        </div>
        <ol>
          {listSteps(one).map(([name, text]) => (
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
