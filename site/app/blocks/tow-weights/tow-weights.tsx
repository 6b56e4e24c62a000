import type { CSSProperties } from 'react'
import { formatKg } from '#app/domain/words/measures.ts'
import { formatSpare } from '../tow-finder/towing.ts'
import { RigDrawing } from './rig-drawing.tsx'
import type { TowWeightsModel } from './tow-weights.server.ts'
import { scarcest, type Weighed } from './weigh.ts'
import './tow-weights.css'

/** A vehicle and its van on the scales: each weight in the drawing, and against its limit. */
export function TowWeightsBlock({ block }: { block: TowWeightsModel & { key: string } }) {
  const { key, title, text, vehicle, van, note, weights } = block
  const first = scarcest(weights)
  return (
    <section className="section section--tint" aria-labelledby={key}>
      <div className="wrap">
        <div className="head">
          <div>
            <h2 id={key}>{title || 'On the scales'}</h2>
            {text ? <p className="muted head__text">{text}</p> : null}
          </div>
        </div>
        <Scales vehicle={vehicle} van={van} weights={weights} />
        <ul className="weights">
          {weights.map((weighed) => (
            <Weight key={weighed.key} weighed={weighed} isFirst={weighed === first} />
          ))}
        </ul>
        {note ? <p className="small muted note">{note}</p> : null}
      </div>
    </section>
  )
}

/** The drawing repeats the figures of the list below it. */
function Scales({ vehicle, van, weights }: Pick<TowWeightsModel, 'vehicle' | 'van' | 'weights'>) {
  const used = (key: Weighed['key']) => formatKg(weights.find((one) => one.key === key)?.usedKg ?? 0)
  return (
    <div className="scales" aria-hidden="true">
      <p className="scales__ball">
        <b className="num">{used('ball')}</b> on the ball
      </p>
      <RigDrawing />
      <p className="scales__vehicle">
        {vehicle} <b className="num">{used('gvm')}</b>
      </p>
      <p className="scales__van">
        {van} <b className="num">{used('atm')}</b>
      </p>
      <p className="scales__both">
        Together <b className="num">{used('gcm')}</b>
      </p>
    </div>
  )
}

function Weight({ weighed, isFirst }: { weighed: Weighed; isFirst: boolean }) {
  const { name, text, sum, usedKg, limitKg } = weighed
  const spare = limitKg - usedKg
  const used = Math.min(100, (usedKg / limitKg) * 100)
  return (
    <li data-ok={spare >= 0} data-first={isFirst || undefined}>
      <div>
        <h3>
          {name} {isFirst ? <span className="weights__first">Runs out first</span> : null}
        </h3>
        <p className="muted">{text}</p>
      </div>
      <div>
        <p className="weights__figures num">
          <b>{formatKg(usedKg)}</b>
          <span>
            of {formatKg(limitKg)}, <b>{formatSpare(spare)}</b>
          </span>
        </p>
        <div className="weights__bar" style={{ '--used': `${used}%` } as CSSProperties} />
        {sum ? <p className="small muted num">{sum}</p> : null}
      </div>
    </li>
  )
}
