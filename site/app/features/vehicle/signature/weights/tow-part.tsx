import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { judgeSpare, spareKg } from '#app/blocks/tow-finder/towing.ts'
import { RigDrawing } from '#app/blocks/tow-weights/rig-drawing.tsx'
import { MOST_ON_A_BALL_KG } from '#app/domain/towing.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { formatKg } from '#app/domain/words/measures.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { StripFacts, StripHead } from '../strip-head.tsx'
import type { TowStrip } from './tow.server.ts'
import { formatTowed, SpareList } from './weight-bars.tsx'

const LIGHTEST_KG = 500

/** What a vehicle tows: its limit, a van of the shopper's own against it, and the vans in the yards. */
export function TowPart({ strip }: { strip: TowStrip }) {
  const { limitKg, payloadKg, vans, vansHref, isUte } = strip
  const facts = [
    { label: 'Braked towing', value: formatKg(limitKg) },
    { label: 'On the ball, about', value: formatKg(strip.ballKg) },
    ...(payloadKg === null ? [] : [{ label: 'Payload', value: formatKg(payloadKg) }]),
  ]
  return (
    <>
      <StripHead title="What it pulls, and what goes behind it" />
      <div className="sig__in">
        <div>
          {isUte ? <RigDrawing /> : null}
          <StripFacts facts={facts} />
          <OwnVan strip={strip} />
        </div>
        <div>
          <SpareList
            title="Caravans in our yards today"
            rows={vans.map((van) => ({ ...van, spareKg: spareKg(limitKg, van.atmKg) }))}
          />
          {vansHref ? <MoreLink href={vansHref}>All our caravans</MoreLink> : null}
        </div>
      </div>
      <p className="small muted">
        To spare is the braked towing limit less the loaded van. People, bar and tray take from it too.
      </p>
    </>
  )
}

/** The shopper's van on a slider; without JavaScript the list of vans says as much. */
function OwnVan({ strip: { name, limitKg, startKg } }: { strip: TowStrip }) {
  const field = useRef<HTMLInputElement>(null)
  const [vanKg, setVanKg] = useState(startKg)
  const read = () => setVanKg(Number(field.current?.value ?? startKg))
  // What was moved before hydration, of which React sends no event.
  useEffect(read, [])
  const most = MOST_ON_A_BALL_KG
  const share = (kilograms: number) => Math.min(100, (kilograms / most) * 100)
  const spare = spareKg(limitKg, vanKg)
  return (
    <div className="sig-van only-js">
      <p className="sig__ask">
        <label htmlFor="signature-van">Your caravan, loaded</label> <b className="num">{formatKg(vanKg)}</b>
      </p>
      <div
        className="range"
        style={{ '--hi': ((vanKg - LIGHTEST_KG) / (most - LIGHTEST_KG)) * 100 } as CSSProperties}
      >
        <input
          id="signature-van"
          ref={field}
          type="range"
          min={LIGHTEST_KG}
          max={most}
          step={10}
          defaultValue={startKg}
          aria-valuetext={`${formatCount(vanKg)} kilograms`}
          onChange={read}
        />
      </div>
      <div
        className="sig-limit num"
        data-ok={judgeSpare(spare)}
        style={{ '--used': share(vanKg), '--limit': share(limitKg) } as CSSProperties}
      >
        <span>Limit {formatCount(limitKg)}</span>
      </div>
      <p className="sig__ask" role="status">
        Behind this {name} <b data-ok={judgeSpare(spare)}>{formatTowed(spare)}</b>
      </p>
    </div>
  )
}
