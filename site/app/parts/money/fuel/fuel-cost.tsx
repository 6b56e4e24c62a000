import { useRef, useState } from 'react'
import { Field, Input } from '#app/ui/field.tsx'
import { useTypedBefore } from '../calculator/use-typed-before.ts'
import { FUEL_DEFAULTS, weeklyFuelCostCents } from './fuel-cost.ts'
import type { FuelModel } from './fuel-model.ts'

/** OPEN-64. */
const TO_CENTS = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

const START = {
  price: `$${FUEL_DEFAULTS.pricePerLitre.toFixed(2)}`,
  distance: `${FUEL_DEFAULTS.kmPerWeek} kms`,
}

/** Weekly fuel cost, calculated on every input (FUEL-01 to FUEL-03). */
export function FuelCost({ fuel: { litresPer100km, known } }: { fuel: FuelModel }) {
  const [typed, setTyped] = useState(START)
  const block = useRef<HTMLDivElement>(null)
  useTypedBefore(block, (name, value) => setTyped((before) => ({ ...before, [name]: value })))
  const cost = weeklyFuelCostCents({ ...typed, litresPer100km })
  return (
    <div className="fuel" ref={block}>
      <h2 id="fuel-cost">Fuel cost calculator</h2>
      <div className="fuel__in">
        <Field id="fuel-price" label="Fuel price per litre">
          <Input
            id="fuel-price"
            name="price"
            inputMode="decimal"
            autoComplete="off"
            value={typed.price}
            onChange={(event) => setTyped({ ...typed, price: event.target.value })}
          />
        </Field>
        <Field id="fuel-distance" label="Distance per week">
          <Input
            id="fuel-distance"
            name="distance"
            inputMode="decimal"
            autoComplete="off"
            value={typed.distance}
            onChange={(event) => setTyped({ ...typed, distance: event.target.value })}
          />
        </Field>
        <p className="fuel__out" aria-live="polite" aria-atomic="true">
          <b>{TO_CENTS.format(cost / 100)}</b> per week
          <span className="small muted">
            at {litresPer100km} L/100 km{known ? '' : ', an assumption: the maker names no figure'}
          </span>
        </p>
      </div>
    </div>
  )
}
