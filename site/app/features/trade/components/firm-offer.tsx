import { formatDollars } from '@forecourt/schemas/contract/pure'
import { StepList } from '#app/ui/next-steps.tsx'
import type { ValuationModel } from '../trade-model.ts'

/** What follows the acceptance of a firm offer. */
export function WhenAccepted({ page: { words, car, phone } }: { page: ValuationModel }) {
  return (
    <section className="sum" aria-labelledby="accepted-title">
      <h2 id="accepted-title">When you accept</h2>
      <StepList
        steps={[
          { title: 'We set a time with you', text: 'By phone, email or text, as you chose.' },
          {
            title: `Bring the ${words.one} and every key`,
            text: `Plus rego papers and your ${words.licence}.`,
          },
          car
            ? { title: 'You change keys', text: `The amount comes off the price of the ${car.name}.` }
            : { title: 'You’re paid that day', text: 'We sort the paperwork with you.' },
        ]}
      />
      {phone ? (
        <p className="small muted">
          Prefer to call? <a href={phone.href}>{phone.text}</a>
        </p>
      ) : null}
    </section>
  )
}

const formatChange = (cents: number) => `${cents < 0 ? '–' : '+'} ${formatDollars(Math.abs(cents))}`

/** From the middle of the estimate to the firm offer; nothing without an estimate. */
export function FirmReasons({ page: { firm, range, offer } }: { page: ValuationModel }) {
  if (firm === null || range === null) return null
  const middle = (range.now.lowCents + range.now.highCents) / 2
  const explained = firm.reasons.reduce((sum, { cents }) => sum + cents, 0)
  const change = firm.cents - middle - explained
  return (
    <section aria-labelledby="reasons-title">
      <h2 id="reasons-title" className="h-part">
        How we got there
      </h2>
      <dl className="told told--sum num">
        <div>
          <dt>
            Middle of your estimate <span className="small muted">{offer}</span>
          </dt>
          <dd>{formatDollars(middle)}</dd>
        </div>
        {firm.reasons.map(({ text, cents }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{formatChange(cents)}</dd>
          </div>
        ))}
        {change !== 0 || firm.reasons.length === 0 ? (
          <div>
            <dt>{firm.reasons.length > 0 ? 'Everything else' : 'After looking it over'}</dt>
            <dd>{formatChange(change)}</dd>
          </div>
        ) : null}
        <div className="is-sum">
          <dt>Firm offer</dt>
          <dd>{firm.price}</dd>
        </div>
      </dl>
    </section>
  )
}
