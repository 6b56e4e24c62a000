import type { LenderSummary } from '../../calculator/finance-model.ts'

/** A lender's own figures for the car, arranged as the lender has them (FIN-43). */
export function LenderBlock({ summary }: { summary: LenderSummary }) {
  const { provider, lead, comparison, rows } = summary
  return (
    <div className="lender" data-lender={provider}>
      <p className="lender__lead">
        <b>{lead}</b>
        {comparison ? <span> · {comparison}</span> : null}
        <span className="muted"> with {provider}</span>
      </p>
      <dl className="lender__rows num">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
