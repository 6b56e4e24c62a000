import type { GaugeData } from '#app/domain/money/gauge-data.ts'
import type { ItemNames } from '#app/domain/words/item-names.ts'
import type { GaugeSection } from '../gauge-model.ts'

type Props = Pick<GaugeSection, 'own'> & { item: ItemNames; data: GaugeData }

/** How the price was compared, and with what. */
export function GaugeMethod({ own, item: { one, many }, data: { compared, average, same_grade } }: Props) {
  if (own === null)
    return (
      <ul className="gauge__method">
        <li>
          An independent provider compared the price with
          {compared ? ` ${compared}` : ''} similar {many} on the market.
        </li>
        <li>The range is what they are offered for. It is not a valuation of this {one}.</li>
      </ul>
    )
  const like = same_grade ? [own.model, own.grade].filter(Boolean).join(' ') : `${own.model}, of any grade,`
  return (
    <ul className="gauge__method">
      <li>
        We compared it with {compared} other {like} advertised by us and by other dealers on this platform, up
        to three years older or newer and with like kilometres.
      </li>
      <li>Each price was moved to the year and the kilometres of this {one}.</li>
      {average == null ? (
        <li>
          The average is the middle one of those prices, and the range lies around it: the more they agree,
          the narrower it is. These are asking prices, not a valuation.
        </li>
      ) : (
        <li>
          The range lies around the market’s average of ${Math.round(average).toLocaleString('en-AU')} for
          such a {one}, which our market data provider sends us: the more the prices agree, the narrower it
          is. Neither is a valuation.
        </li>
      )}
    </ul>
  )
}
