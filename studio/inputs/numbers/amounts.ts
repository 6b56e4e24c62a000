import { formatDollars } from '@forecourt/schemas/contract/pure'
import type { NumberUnit } from '@forecourt/schemas/studio'

/** What is written before and after a number of a unit. */
export const UNIT_MARKS: Readonly<Record<NumberUnit, { before: string; after: string }>> = {
  '%': { before: '', after: '% a year' },
  $: { before: '$', after: '' },
  cents: { before: '$', after: '' },
  months: { before: '', after: 'months' },
}

/** What to type, for a text that is no number of its unit. */
export const UNIT_EXAMPLES: Readonly<Record<NumberUnit | 'none', string>> = {
  '%': 'Type a rate like 5.99.',
  $: 'Type dollars like 29,990.',
  cents: 'Type dollars and cents like 912.25.',
  months: 'Type months like 36, or 3 years.',
  none: 'Type a number like 12.',
}

/**
 * A number as people write it: `29,990`, `$29 990`, `5.99 %`, `36 months`, `5 years`; dollars as cents where the field
 * counts those. Null for no number.
 */
export function parseAmount(typed: string, unit: NumberUnit | 'none'): number | null {
  if (unit === 'none') return parsePlainNumber(typed)
  if (unit !== 'cents') return parseNumber(typed, unit)
  const dollars = parseNumber(typed, '$')
  return dollars === null ? null : Math.round(dollars * 100)
}

function parsePlainNumber(typed: string): number | null {
  const text = typed.replaceAll(/[\s,]/g, '')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null
}

function parseNumber(typed: string, unit: NumberUnit): number | null {
  const text = typed.trim().toLowerCase()
  const match = /^\$?\s*(\d[\d, ]*(?:\.\d+)?)\s*(%|% a year|k|months?|mths?|years?|yrs?)?$/.exec(text)
  const [, digits = '', word = ''] = match ?? []
  const number = digits === '' ? Number.NaN : Number(digits.replaceAll(/[, ]/g, ''))
  if (!Number.isFinite(number)) return null
  if (word.startsWith('y')) return unit === 'months' ? number * 12 : null
  if (word.startsWith('m')) return unit === 'months' ? number : null
  if (word === 'k') return unit === '$' ? number * 1000 : null
  return word.startsWith('%') && unit !== '%' ? null : number
}

/** A number as the field shows it at rest: `29,990`, `5.99`; cents as dollars. */
export function formatAmount(value: number | undefined, unit: NumberUnit | 'none'): string {
  if (value === undefined) return ''
  if (unit === 'none') return String(value)
  if (unit === 'cents') return formatDollars(value).slice(1)
  return value.toLocaleString('en-AU', {
    useGrouping: unit === '$',
    minimumFractionDigits: unit === '%' ? 2 : 0,
    maximumFractionDigits: 2,
  })
}
