import type { ItemWords } from '#app/domain/words/item-words.ts'
import type { GaugeSection } from '../gauge-model.ts'

type Props = Pick<GaugeSection, 'own'> & { item: ItemWords; compared: number | null; average: number | null }

/** How the price was compared, with what and where. */
export function GaugeMethod({ own, item: { one, many }, compared, average }: Props) {
  if (own === null)
    return (
      <ul className="gauge__method">
        <li>
          An independent provider compared the price with
          {compared === null ? '' : ` ${compared}`} similar {many} on the market.
        </li>
        <li>The range is what they are offered for. It is not a valuation of this {one}.</li>
      </ul>
    )
  return (
    <ul className="gauge__method">
      <li>
        We compared it with {compared} other {own.vehicle} in stock at {own.dealer}, up to three years older
        or newer and with like kilometres. {many.charAt(0).toUpperCase() + many.slice(1)} elsewhere are not
        counted.
      </li>
      <li>Each price was moved to the year and the kilometres of this {one}.</li>
      {average === null ? (
        <li>
          The range lies around the middle of those prices: the more they agree, the narrower it is. They are
          asking prices, not a valuation.
        </li>
      ) : (
        <li>
          The range lies around the market’s average of ${Math.round(average).toLocaleString('en-AU')} for
          such a {one}, which our market data provider sends us: the more the prices here agree, the narrower
          it is. Neither is a valuation.
        </li>
      )}
    </ul>
  )
}
