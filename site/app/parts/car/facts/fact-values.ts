import type { Car } from '@forecourt/schemas/contract'
import { formatCount } from '#app/domain/words/count.ts'

/**
 * What the facts depend on besides the car: the dealer's switch for expired registrations, and today's date in its
 * zone.
 */
export type FactOptions = { unregisteredText: boolean; today: string }

/** `2.5 L, 4 cylinder`; a feed's own words stay as they are. '' for a vehicle without an engine. */
export function engineText({ engineSizeLitres, cylinders, simpleFuel }: Car): string {
  if (simpleFuel === 'Electric') return ''
  const litres = Number(engineSizeLitres) > 0 ? `${Number(engineSizeLitres).toFixed(1)} L` : ''
  const many = /^\d+$/.test(cylinders) ? `${cylinders} cylinder` : cylinders
  return [litres, many].filter(Boolean).join(', ')
}

/** The registration's line (VDP-27, VDP-28). */
export function registration({ regoExpiry }: Car, { unregisteredText, today }: FactOptions): string {
  return regoText(regoExpiry || null, unregisteredText, today).text
}

/** A measure with its unit, `5,220 mm`: feeds send a bare number or one with its unit. */
export function withUnit(value: string, unit: string): string {
  const [, digits = '', fraction = '', written = ''] = /^(\d+)(\.\d+)?\s*(\D*)$/.exec(value.trim()) ?? []
  if (digits === '') return /^[\d.,]+$/.test(value) ? `${value} ${unit}` : value
  return `${formatCount(Number(digits))}${fraction} ${written || unit}`
}

/** A count; '' for none. */
export function counted(count: number | null): string {
  return count === null || count <= 0 ? '' : String(count)
}

const MONTH = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2023-02` and `2023-02-14` as `February 2023`; what is written otherwise stays as it is. */
export function monthText(date: string): string {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])(-\d\d)?$/.exec(date) ?? []
  return year && month ? MONTH.format(Date.UTC(Number(year), Number(month) - 1)) : date
}

type RegoText =
  | { kind: 'expires'; date: string; text: string }
  | { kind: 'unregistered' | 'none'; date: null; text: string }

const LONG_DATE = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * The registration line (VDP-27, VDP-28): 'Expires on 15 August 2026', 'Unregistered' where the dealer shows it, or
 * none. Dates are calendar dates `yyyy-mm-dd` in the dealer's zone; a rego that ends today is still valid (OPEN-29).
 */
export function regoText(regoExpiry: string | null, unregisteredFlag: boolean, today: string): RegoText {
  if (!regoExpiry) return { kind: 'none', date: null, text: '' }
  if (regoExpiry >= today) {
    const text = `Expires on ${LONG_DATE.format(new Date(`${regoExpiry}T00:00:00Z`))}`
    return { kind: 'expires', date: regoExpiry, text }
  }
  if (unregisteredFlag) return { kind: 'unregistered', date: null, text: 'Unregistered' }
  return { kind: 'none', date: null, text: '' }
}
