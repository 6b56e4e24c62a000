import type { FiguresModel } from './figures.server.ts'

/** Numbers with their labels (GRP-02). */
export function FiguresBlock({ block: { key, title, figures } }: { block: FiguresModel & { key: string } }) {
  return (
    <section className="figures" {...(title ? { 'aria-labelledby': key } : { 'aria-label': 'In numbers' })}>
      <div className="wrap">
        {title ? <h2 id={key}>{title}</h2> : null}
        <dl className="figures__in">
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
