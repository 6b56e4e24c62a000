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

/** Beside a calculator that opens with the same figures: whose they are. */
export function LenderNote({ provider }: Pick<LenderSummary, 'provider'>) {
  return (
    <p className="lender lender--note muted" data-lender={provider}>
      {provider === OWN
        ? 'The dealer’s own figures, for this vehicle.'
        : `Figures of ${provider}, for this vehicle.`}
    </p>
  )
}

/** Under this name the dealer states its figures itself. */
const OWN = 'Manual'
