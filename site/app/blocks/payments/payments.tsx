import type { PaymentsModel } from './payments.server.ts'
import './payments.css'

/** What may be paid with, in a strip (BLOCK-13). */
export function PaymentsBlock({
  block: { key, title, text, methods },
}: {
  block: PaymentsModel & { key: string }
}) {
  return (
    <section className="payments" aria-labelledby={key}>
      <div className="wrap payments__in">
        <h2 id={key} className="h-small">
          {title || 'Accepted payments'}
        </h2>
        <ul className="payments__list">
          {methods.map((method) => (
            <li key={method}>{method}</li>
          ))}
        </ul>
        {text ? <p className="small muted">{text}</p> : null}
      </div>
    </section>
  )
}
