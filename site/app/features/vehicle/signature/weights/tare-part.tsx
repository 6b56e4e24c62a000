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
        </div>
        <div>
          <SpareList title="In our yards today" rows={towedBy} />
          {all ? <MoreLink href={all.href}>{all.text}</MoreLink> : null}
        </div>
      </div>
    </>
  )
}
