import { formatDollars } from '@forecourt/schemas/contract/pure'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import {
  chargeCents,
  chargeHours,
  rangeKm,
  roadLength,
  WEEK_KM,
  weekCents,
} from '#app/domain/electric-range.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { BlockButtons } from '../block-buttons.tsx'
import type { ElectricModel, RangeAndChargingModel } from './range-and-charging.server.ts'
import './range-and-charging.css'

type BlockProps = { block: RangeAndChargingModel & { key: string } }

/** How far a model goes and what a charge takes, in a section as wide as the page. */
export function RangeAndChargingBlock({ block }: BlockProps) {
  return (
    <section className="ev" aria-labelledby={block.key}>
      <div className="wrap">
        <RangeParts block={block} />
      </div>
    </section>
  )
}

/** The parts of such a section; without JavaScript a table of all models. */
export function RangeParts({ block }: BlockProps) {
  const { key, title, note, models, conditions, buttons } = block
  const { part, model, condition, read } = useChoice(block)
  if (!model) return null
  const km = rangeKm(model.wltpKm, condition?.factor ?? 1)
  const factors = conditions.map((each) => each.factor.toFixed(2)).join(', ')
  return (
    <>
      <div className="ev__top">
        <h2 id={key}>{title || 'How far it goes'}</h2>
        <div className="ev__picks only-js" ref={part}>
          {models.length > 1 ? (
            <Pick name={`${key}-model`} legend="Model" choices={models} onChange={read} />
          ) : null}
          <Pick name={`${key}-condition`} legend="Conditions" choices={conditions} onChange={read} />
        </div>
      </div>
      <div className="only-js">
        <p className="ev__km" role="status">
          <b className="num">{formatCount(km)}</b> km{' '}
          <span>on a full charge{condition ? ` (${condition.name})` : ''}</span>
        </p>
        <Road block={block} km={km} />
      </div>
      <RangeTable block={block} />
      <Facts block={block} model={model} />
      <BlockButtons buttons={buttons} />
      <p className="tiny ev__note">
        {models.length > 1 ? 'WLTP range of each model’s longest-range grade' : 'WLTP range'}, times our own
        factor for the conditions ({factors}), rounded to 5 km. {note}
      </p>
    </>
  )
}

/** What is chosen, also where it was chosen before hydration, of which React sends no event. */
function useChoice({ models, conditions }: RangeAndChargingModel) {
  const part = useRef<HTMLDivElement>(null)
  const [[at, under], setChosen] = useState([0, 0])
  const read = () => {
    const choose = (name: string) =>
      Number(part.current?.querySelector<HTMLInputElement>(`[name$="-${name}"]:checked`)?.value ?? 0)
    setChosen([choose('model'), choose('condition')])
  }
  useEffect(read, [])
  return { part, read, model: models[at ?? 0], condition: conditions[under ?? 0] }
}

type PickProps = {
  name: string
  legend: string
  choices: readonly { key: string; name: string }[]
  onChange: () => void
}

function Pick({ name, legend, choices, onChange }: PickProps) {
  return (
    <fieldset className="ev__pick">
      <legend className="vh">{legend}</legend>
      {choices.map(({ key, name: label }, index) => (
        <label key={key}>
          <input
            className="vh"
            type="radio"
            name={name}
            value={index}
            defaultChecked={index === 0}
            onChange={onChange}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function Road({ block: { from, stops, models, conditions }, km }: BlockProps & { km: number }) {
  if (from === '' || stops.length === 0) return null
  const places = [{ key: 'start', name: from, km: 0 }, ...stops]
  const most = rangeKm(models[0]?.wltpKm ?? 0, Math.max(...conditions.map(({ factor }) => factor)))
  const length = roadLength(
    stops.map((stop) => stop.km),
    most,
  )
  return (
    <ol className="ev__road" style={{ '--km': km / length } as CSSProperties}>
      {places.map((place, index) => (
        <li
          key={place.key}
          data-in={place.km <= km}
          data-low={index % 2 === 1 || undefined}
          style={{ '--at': place.km / length } as CSSProperties}
        >
          <b>{place.name}</b>
          <span className="num">{place.km === 0 ? 'Start' : `${formatCount(place.km)} km`}</span>
          <span className="vh">{place.km <= km ? ', within reach' : ', beyond it'}</span>
        </li>
      ))}
    </ol>
  )
}

function RangeTable({ block: { models, conditions } }: BlockProps) {
  return (
    <table className="ev__table no-js">
      <caption className="vh">Kilometres from full</caption>
      <thead>
        <tr>
          <th scope="col">Model</th>
          {conditions.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {models.map(({ key, name, wltpKm }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {conditions.map((condition) => (
              <td key={condition.key} className="num">
                {formatCount(rangeKm(wltpKm, condition.factor))} km
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Facts({ block: { chargerKw, centsPerKwh }, model }: BlockProps & { model: ElectricModel }) {
  const { name, wltpKm, batteryKwh, fastChargeKw, href, stock } = model
  return (
    <dl className="ev__facts">
      {batteryKwh !== null && chargerKw !== null ? (
        <div>
          <dt className="num">{chargeHours(batteryKwh, chargerKw)} h</dt>
          <dd>
            {name} at a {chargerKw} kW charger at home, empty to full
          </dd>
        </div>
      ) : null}
      {batteryKwh !== null && centsPerKwh !== null ? (
        <div>
          <dt className="num">{formatDollars(chargeCents(batteryKwh, centsPerKwh))}</dt>
          <dd>
            A full charge of {batteryKwh} kWh at {centsPerKwh} cents
          </dd>
        </div>
      ) : null}
      {batteryKwh !== null && centsPerKwh !== null ? (
        <div>
          <dt className="num">{formatDollars(weekCents({ wltpKm, batteryKwh, centsPerKwh }))}</dt>
          <dd>Power for a week of {WEEK_KM} km, charged at home</dd>
        </div>
      ) : null}
      {fastChargeKw !== null ? (
        <div>
          <dt className="num">{fastChargeKw} kW</dt>
          <dd>The fastest it can charge at a public charger</dd>
        </div>
      ) : null}
      {href ? (
        <div>
          <dt>{name}</dt>
          <dd>
            {stock ? <SiteLink href={stock.href}>{stock.text}</SiteLink> : 'On order'} ·{' '}
            <SiteLink href={href}>All about it</SiteLink>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
