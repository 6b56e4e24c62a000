import type { LenderSummary } from '../../calculator/finance-model.ts'

type LenderBlockProps = {
  summary: LenderSummary
  /** Is it below a calculator that opens with the same repayment? */
  belowCalculator?: boolean
}

/** Under this name the dealer states its figures itself. */
const OWN = 'Manual'

/** A lender's own figures for the car, arranged as the lender has them (FIN-43). */
export function LenderBlock({ summary, belowCalculator = false }: LenderBlockProps) {
  const { provider, lead, comparison, rows } = summary
  const isOwn = provider === OWN
  return (
    <div className="lender" data-lender={provider}>
      <p className="lender__lead">
        {belowCalculator ? (
          <b>{isOwn ? 'Our own figures for it' : `What ${provider} quotes for it`}</b>
        ) : (
          <b>{lead}</b>
        )}
        {comparison ? <span> · {comparison}</span> : null}
        {isOwn || belowCalculator ? null : <span className="muted"> with {provider}</span>}
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
