/** The group's figures with their labels (GRP-02). */
export function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  if (figures.length === 0) return null
  return (
    <section className="figures" aria-label="In numbers">
      <dl className="wrap figures__in">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
