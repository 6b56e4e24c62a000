import { Form } from '@remix-run/react'
import { type CSSProperties, useContext, useEffect, useRef, useState } from 'react'
import { ballKg, MOST_ON_A_BALL_KG } from '#app/domain/towing.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { formatKg } from '#app/domain/words/measures.ts'
import { searchPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink, WholeDocuments } from '#app/ui/site-link.tsx'
import type { TowFinderModel, TowingVehicle } from './tow-finder.server.ts'
import { countTowing, formatSpare, spareKg, towingFirst } from './towing.ts'
import './tow-finder.css'

type BlockProps = { block: TowFinderModel & { key: string } }

/** Which vehicles tow a van: a form that ends in the search, counted while it is filled in. */
export function TowFinderBlock({ block }: BlockProps) {
  const { key, title, text, note, empty, load, limits, vehicles } = block
  const wholeDocuments = useContext(WholeDocuments)
  const [atmKg, setAtmKg] = useState(empty.start + load.start)
  const count = countTowing(limits, atmKg)
  return (
    <section className="tow" aria-labelledby={key}>
      <div className="wrap tow__in">
        <Form className="tow__ask" action={searchPath()} reloadDocument={wholeDocuments}>
          <h2 id={key}>{title || 'What can tow yours?'}</h2>
          {text ? <p>{text}</p> : null}
          <input type="hidden" name="status" value="in_stock" />
          <Weights block={block} onAtm={setAtmKg} />
          {/* Two fields of one name are its two bounds. */}
          <div className="tow__sum">
            <div>
              <label htmlFor={`${key}-atm`} className="small muted">
                Loaded van (ATM), kg
              </label>
              <input
                id={`${key}-atm`}
                className="num"
                type="number"
                name="towing_kg"
                min={0}
                max={MOST_ON_A_BALL_KG}
                value={atmKg}
                onChange={(event) => setAtmKg(Math.max(0, Math.round(event.target.valueAsNumber || 0)))}
              />
              <input type="hidden" name="towing_kg" value={MOST_ON_A_BALL_KG} />
            </div>
            <p className="only-js">
              <span className="small muted">On the ball, about</span>
              <b className="num">{formatKg(ballKg(atmKg))}</b>
            </p>
          </div>
          <Button type="submit" size="large" wide>
            <span className="only-js">
              {count === 0 ? 'See what’s close' : `Show ${formatCount(count)} that tow it`}
            </span>
            <span className="no-js">Show what tows it</span>
          </Button>
          <p className="vh" role="status">
            {count === 1 ? '1 vehicle tows it' : `${formatCount(count)} vehicles tow it`}
          </p>
          <p className="tiny muted">
            Checked against each vehicle’s braked towing limit. Its combination mass, passengers, bar and tray
            may leave less. {note}
          </p>
        </Form>
        <ul className="tow__list" aria-label="Vehicles in the yard and whether they tow it">
          {towingFirst(vehicles, atmKg).map((vehicle) => (
            <Vehicle key={vehicle.key} vehicle={vehicle} atmKg={atmKg} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Weights({ block, onAtm }: BlockProps & { onAtm: (atmKg: number) => void }) {
  const { key, empty, load } = block
  const part = useRef<HTMLDivElement>(null)
  const [weights, setWeights] = useState([empty.start, load.start])
  const read = () => {
    const fields = [...(part.current?.querySelectorAll('input') ?? [])].map(({ value }) => Number(value))
    setWeights(fields)
    onAtm(fields.reduce((sum, weight) => sum + weight, 0))
  }
  // What was moved before hydration, of which React sends no event.
  useEffect(read, [])
  return (
    <div className="tow__weights only-js" ref={part}>
      {[
        { ...empty, name: 'Van, empty' },
        { ...load, name: 'Water, gas and gear' },
      ].map(({ name, min, max, step, start }, index) => {
        const weight = weights[index] ?? start
        const id = `${key}-weight-${index}`
        return (
          <div key={name}>
            <p>
              <label htmlFor={id}>{name}</label> <b className="num">{formatKg(weight)}</b>
            </p>
            <div className="range" style={{ '--hi': ((weight - min) / (max - min)) * 100 } as CSSProperties}>
              <input
                id={id}
                type="range"
                min={min}
                max={max}
                step={step}
                defaultValue={start}
                aria-valuetext={`${formatCount(weight)} kilograms`}
                onChange={read}
              />
            </div>
          </div>
        )
      })}
    </div>
  )
}

function Vehicle({ vehicle, atmKg }: { vehicle: TowingVehicle; atmKg: number }) {
  const { name, text, href, picture, limitKg } = vehicle
  const spare = spareKg(limitKg, atmKg)
  const used = Math.min(100, (atmKg / limitKg) * 100)
  return (
    <li data-ok={spare >= 0}>
      <Picture picture={picture} sizes="11rem" instead="truck" />
      <div>
        <h3>
          <SiteLink href={href}>{name}</SiteLink>
        </h3>
        <p className="small num">{text}</p>
      </div>
      <div className="tow__limit small">
        <p className="num">
          <b>{spare >= 0 ? 'Tows it' : 'Not this one'}</b> {formatSpare(spare)}
        </p>
        <div className="tow__gauge" style={{ '--used': `${used}%` } as CSSProperties} />
        <p className="num">Limit {formatKg(limitKg)}</p>
      </div>
    </li>
  )
}
