import type { Car } from '@forecourt/schemas/contract'
import { formatKg, formatLength, formatMass, massKg, payloadKg } from '#app/domain/words/measures.ts'
import { licenceClass, licenceWords } from '#app/parts/car/facts/key-facts.ts'
import { countPallets } from '#app/parts/car/facts/pallets.ts'
import { type Signature, strong } from '../signature-model.ts'

/** What a truck carries, and who may drive it. Masses are kilograms. */
export type LoadStrip = {
  kind: 'load'
  grossKg: number
  /** The truck itself and what may be loaded; null where it is not known. */
  split: { truckKg: number; loadKg: number } | null
  /** `Light rigid (LR)`. */
  licence: string
  /** Pallets side by side and one after the other; null where length or width is not known. */
  pallets: { across: number; along: number } | null
  facts: { label: string; value: string }[]
}

/** Lighter is no truck's, heavier on no road. */
const GROSS_KG = { least: 1_500, most: 130_000 }

/** What a truck carries, and on which licence it is driven; null without a believable gross mass. */
export function loadSignature(car: Car): Signature | null {
  const grossKg = massKg(car.grossvehiclemass)
  if (grossKg === null || grossKg < GROSS_KG.least || grossKg > GROSS_KG.most) return null
  const loadKg = payloadKg(car.grossvehiclemass, car.tareWeight)
  const pallets = countPallets(car.bodyLength, car.bodyWidth)
  const count = pallets === null ? 0 : pallets.across * pallets.along
  const licence = licenceClass({ grossKg, wheels: car.drive || car.axleType, body: car.body })
  const [length, width] = [formatLength(car.bodyLength), formatLength(car.bodyWidth)]
  const facts = [
    { label: 'Body inside', value: length && width ? `${length} × ${width}` : '' },
    { label: 'Body length', value: width ? '' : length },
    { label: 'Pallets', value: count > 0 ? String(count) : '' },
    { label: 'Towing, braked', value: formatMass(car.towingcapacitybraked) },
  ]
  return {
    line: {
      icon: 'id-card',
      words: [
        'Drive it on a ',
        strong(licenceWords(licence)),
        '. ',
        ...(loadKg === null
          ? [strong(formatKg(grossKg)), ' all up']
          : ['Carries ', strong(formatKg(loadKg))]),
        ...(count > 0 ? [` and ${count} ${count === 1 ? 'pallet' : 'pallets'}`] : []),
        '.',
      ],
    },
    strip: {
      kind: 'load',
      grossKg,
      split: loadKg === null ? null : { truckKg: grossKg - loadKg, loadKg },
      licence,
      pallets: count > 0 ? pallets : null,
      facts: facts.filter(({ value }) => value !== ''),
    },
  }
}
