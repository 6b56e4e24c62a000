import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { SiteLink } from '#app/ui/site-link.tsx'
import { StripHead } from '../strip-head.tsx'
import type { BikeLook } from './bike-shapes.ts'
import type { FitStrip } from './fit.server.ts'
import { INSEAM_CM, legsMm, standing } from './reach.ts'
import { SeatDrawing } from './seat-drawing.tsx'

/** Whether a motorcycle fits: its seat beside the rider's legs, and who may ride it. */
export function FitPart({ strip: { look, seatMm, licences, state, forLearners } }: { strip: FitStrip }) {
  const riders = <Riders licences={licences} state={state} forLearners={forLearners} />
  return (
    <>
      <StripHead title={seatMm === null ? 'Who may ride it?' : 'Does it fit you?'} />
      <div className="sig__in">
        {seatMm === null ? (
          <div>{riders}</div>
        ) : (
          <Seat look={look} seatMm={seatMm}>
            {riders}
          </Seat>
        )}
      </div>
    </>
  )
}

/** Who may ride it, by licence, and a like one for learners. */
function Riders({ licences, state, forLearners }: Pick<FitStrip, 'licences' | 'state' | 'forLearners'>) {
  if (licences.length === 0) return null
  return (
    <>
      <h3>Who may ride it{state ? ` in ${state}` : ''}</h3>
      <ul className="sig-licences">
        {licences.map(({ key, name, text, ok }) => (
          <li key={key} data-ok={ok}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {forLearners ? (
        <p className="small">
          On your L’s? Same shape, learner approved:{' '}
          <SiteLink href={forLearners.href}>
            {[forLearners.name, forLearners.price].filter(Boolean).join(', ')}
          </SiteLink>
        </p>
      ) : null}
    </>
  )
}

type SeatProps = { look: BikeLook; seatMm: number; children: ReactNode }

/** The seat and the rider's legs over one ground; without JavaScript the seat alone. */
function Seat({ look, seatMm, children }: SeatProps) {
  const field = useRef<HTMLInputElement>(null)
  const [inseamCm, setInseamCm] = useState<number>(INSEAM_CM.start)
  const { min, max, start } = INSEAM_CM
  const read = () => setInseamCm(Number(field.current?.value ?? start))
  // What was moved before hydration, of which React sends no event.
  useEffect(read, [])
  return (
    <>
      <SeatDrawing look={look} seatMm={seatMm} legsMm={legsMm(inseamCm)} />
      <div>
        <div className="only-js">
          <p className="sig__ask">
            <label htmlFor="signature-inseam">Your inseam</label> <b className="num">{inseamCm} cm</b>
          </p>
          <div className="range" style={{ '--hi': ((inseamCm - min) / (max - min)) * 100 } as CSSProperties}>
            <input
              id="signature-inseam"
              ref={field}
              type="range"
              min={min}
              max={max}
              defaultValue={start}
              aria-valuetext={`${inseamCm} centimetres`}
              onChange={read}
            />
          </div>
          <p className="sig__ask" role="status">
            At the lights <b>{standing(seatMm, inseamCm)}</b>
          </p>
          <p className="small muted">
            Barefoot, wall to floor, plus 25 mm of boot. The saddle’s width decides the last centimetre: come
            and sit on it.
          </p>
        </div>
        {children}
      </div>
    </>
  )
}
