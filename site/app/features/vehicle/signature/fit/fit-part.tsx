import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { SiteLink } from '#app/ui/site-link.tsx'
import { StripHead } from '../strip-head.tsx'
import type { FitStrip } from './fit.server.ts'
import { INSEAM_CM, legsMm, standing } from './reach.ts'

/** Whether a motorcycle fits: its seat beside the rider's legs, and who may ride it. */
export function FitPart({ strip: { seatMm, licences, state, forLearners } }: { strip: FitStrip }) {
  return (
    <>
      <StripHead title={seatMm === null ? 'Who may ride it?' : 'Does it fit you?'} />
      <div className="sig__in">
        {seatMm === null ? null : <Seat seatMm={seatMm} />}
        {licences.length > 0 ? (
          <div>
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
          </div>
        ) : null}
      </div>
    </>
  )
}

/** The seat and the rider's legs over one ground; without JavaScript the seat alone. */
function Seat({ seatMm }: { seatMm: number }) {
  const field = useRef<HTMLInputElement>(null)
  const [inseamCm, setInseamCm] = useState<number>(INSEAM_CM.start)
  const { min, max } = INSEAM_CM
  const read = () => setInseamCm(Number(field.current?.value ?? INSEAM_CM.start))
  // What was moved before hydration, of which React sends no event.
  useEffect(read, [])
  const style = { '--seat': seatMm, '--legs': legsMm(inseamCm) } as CSSProperties
  return (
    <div>
      <div className="sig-seat num" style={style} aria-hidden="true">
        <SeatDrawing />
        <b className="sig-seat__bike">Seat {seatMm} mm</b>
        <span className="sig-seat__legs only-js">You, in boots</span>
      </div>
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
            defaultValue={INSEAM_CM.start}
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
    </div>
  )
}

/** Two wheels, a tank and a seat, whose top is at the height of the line. */
function SeatDrawing() {
  return (
    <svg viewBox="0 0 200 100" aria-hidden="true" focusable="false">
      <circle cx="42" cy="72" r="26" />
      <circle cx="158" cy="72" r="26" />
      <path d="M42 72 78 40H120L158 72M78 40 92 74H112L124 40M30 22 48 34H88Q96 22 112 22 128 24 132 36L150 44M120 30 128 8H142" />
    </svg>
  )
}
