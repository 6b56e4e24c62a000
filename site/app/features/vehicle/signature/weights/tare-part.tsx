import { formatKg } from '#app/domain/words/measures.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { StripFacts, StripHead } from '../strip-head.tsx'
import type { TareStrip } from './tare.server.ts'
import { SpareList, SplitBar } from './weight-bars.tsx'

/** What a caravan weighs, what may be loaded, and what tows it. */
export function TarePart({ strip: { atmKg, ballKg, split, towedBy, all } }: { strip: TareStrip }) {
  return (
    <>
      <StripHead title="What it weighs, and what tows it" />
      <div className="sig__in">
        <div>
          {split ? (
            <>
              <SplitBar
                own={{ name: 'Empty', kilograms: split.emptyKg }}
                added={{ name: 'Yours', kilograms: split.ownKg }}
              />
              <p className="small muted">Yours is water, gas, food, bedding and bikes.</p>
            </>
          ) : null}
          <StripFacts
            facts={[
              { label: 'Loaded, at most (ATM)', value: formatKg(atmKg) },
              { label: 'On the ball, about', value: formatKg(ballKg) },
            ]}
          />
          {split && split.ownKg > WATER_KG + GAS_KG ? <Example ownKg={split.ownKg} /> : null}
        </div>
        <div>
          <SpareList title="In our yards today" rows={towedBy} />
          {all ? <MoreLink href={all.href}>{all.text}</MoreLink> : null}
        </div>
      </div>
    </>
  )
}

/** Two tanks of 82 litres, and two full bottles of 9 kg of gas with their steel, as many caravans have them. */
const [WATER_KG, GAS_KG] = [164, 36]

/** What the load of a caravan is soon used up by. */
function Example({ ownKg }: { ownKg: number }) {
  const rows = [
    { name: 'Water, two full 82 L tanks', kilograms: WATER_KG },
    { name: 'Two 9 kg gas bottles', kilograms: GAS_KG },
    { name: 'Left for beds, food and bikes', kilograms: ownKg - WATER_KG - GAS_KG },
  ]
  return (
    <>
      <h3>What {formatKg(ownKg)} gets you, for example</h3>
      <dl className="sig-towns sig-towns--two">
        {rows.map(({ name, kilograms }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{formatKg(kilograms)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
