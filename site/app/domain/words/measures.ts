import { ownValue } from '#app/domain/own-value.ts'

const COUNT = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })
const METRES = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })
const MM_IN_FOOT = 304.8
/**
 * A bare length above the first bound is millimetres, above the second feet, else metres; no vehicle's length is
 * ambiguous.
 */
const LEAST_MM = 1_000
const LEAST_FEET = 16

/** A number with the unit that follows it; null when the text does not begin with a number. */
function readMeasure(text: string): { value: number; unit: string } | null {
  const [, digits = '', unit = ''] = /^\s*(\d[\d,]*(?:\.\d+)?)\s*([a-z]*)/i.exec(text) ?? []
  const value = Number(digits.replaceAll(',', ''))
  return digits === '' || !(value > 0) ? null : { value, unit: unit.toLowerCase() }
}

/** A bare mass below is tonnes: nothing that is driven or towed weighs so little. */
const LEAST_KG = 50

/** A mass as feeds write it (`3500`, `3.5`, `3.5 tonnes`) in kilograms; null for none. */
export function massKg(text: string): number | null {
  const read = readMeasure(text)
  if (read === null) return null
  const isTonnes = /^t/.test(read.unit) || (read.unit === '' && read.value < LEAST_KG)
  return isTonnes ? Math.round(read.value * 1_000) : read.value
}

/** Millimetres in the units of a small measure; a bare number is millimetres. */
const IN_MM: Readonly<Record<string, number>> = {
  '': 1,
  mm: 1,
  cm: 10,
  m: 1_000,
  in: 25.4,
  inch: 25.4,
  inches: 25.4,
}

/** A small measure (`805`, `805 mm`, `80.5 cm`, `31.7 in`) in whole millimetres; null for none. */
export function measureMm(text: string): number | null {
  const read = readMeasure(text)
  const factor = read === null ? undefined : ownValue(IN_MM, read.unit)
  return read === null || factor === undefined ? null : Math.round(read.value * factor)
}

/** What may be loaded, in kilograms: the difference of two masses as feeds write them; null where one is not known. */
export function payloadKg(gross: string, empty: string): number | null {
  const [most, own] = [massKg(gross), massKg(empty)]
  return most === null || own === null || most <= own ? null : most - own
}

/** The same in words; '' where it is not known. */
export function formatPayload(gross: string, empty: string): string {
  const kilograms = payloadKg(gross, empty)
  return kilograms === null ? '' : formatKg(kilograms)
}

/** `2,510 kg`. */
export const formatKg = (kilograms: number) => `${COUNT.format(kilograms)} kg`

/** A mass as feeds write it (`8000`, `8,000 kg`, `8 t`) as `8,000 kg`; '' for none. */
export function formatMass(text: string): string {
  const kilograms = massKg(text)
  return kilograms === null ? '' : formatKg(kilograms)
}

/** A length as feeds write it (`6400`, `6400 mm`, `6.40 m`, `21 ft`, `21`) as `6.4 m`; '' for none. */
export function formatLength(text: string): string {
  const metres = lengthMetres(text)
  return metres === null ? '' : `${METRES.format(metres)} m`
}

/** The same length in metres; null for none. */
export function lengthMetres(text: string): number | null {
  const read = readMeasure(text)
  return read === null ? null : convertToMetres(read.value, read.unit)
}

function convertToMetres(value: number, unit: string): number {
  if (unit === 'mm' || (unit === '' && value >= LEAST_MM)) return value / 1_000
  if (/^f/.test(unit) || (unit === '' && value >= LEAST_FEET)) return (value * MM_IN_FOOT) / 1_000
  return unit === 'cm' ? value / 100 : value
}

/** An engine's cubic centimetres (`659`, `659 cc`, `1.3 L`); null for none. */
export function capacityCc(text: string): number | null {
  const read = readMeasure(text)
  return read === null ? null : /^l/.test(read.unit) ? read.value * 1_000 : read.value
}

/** The same as `659 cc`; '' for none. */
export function formatCapacity(text: string): string {
  const cc = capacityCc(text)
  return cc === null ? '' : `${COUNT.format(cc)} cc`
}
