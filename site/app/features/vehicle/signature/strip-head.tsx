/** The heading of a strip, with a few words beside it. */
export function StripHead({ title, aside = '' }: { title: string; aside?: string }) {
  return (
    <div className="sig__head">
      <h2 id="signature-title">{title}</h2>
      {aside ? <p className="small muted">{aside}</p> : null}
    </div>
  )
}

/** Figures with their names. */
export function StripFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="sig__facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
