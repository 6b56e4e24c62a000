import { type BlockOf, warrantyClaim } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type RichTextModel, richTextModel } from '../rich-text/rich-text.server.ts'

/** What is covered along the years. */
export type WarrantyCover = {
  /** The marks of the scale from left to right, each under its line: years, or months where it ends with the first year. */
  marks: string[]
  /** `share` is how much of the scale it takes, in per cent. */
  lines: { key: string; name: string; length: string; text: string; share: number }[]
}

/** The warranty of one brand or several. `make` is '' for a claim about every vehicle. */
export type WarrantyModel = {
  title: string
  claims: { make: string; text: string }[]
  cover: WarrantyCover | null
  body: RichTextModel
}

/** BLOCK-17, VAR-35: what the dealer claims for its brands. */
export function warrantyModel(
  { title, years, makes, cover, body }: BlockOf<'warranty'>,
  dealer: DealerContext,
): WarrantyModel {
  const general = cover.length > 0 && years === null ? [] : [{ name: '', warrantyYears: null }]
  const brands = makes.length > 0 ? makes : general
  return {
    title,
    claims: brands.map(({ name, warrantyYears }) => ({
      make: name,
      text: warrantyClaim({ dealer: years, brand: warrantyYears }).text,
    })),
    cover: findCover(cover),
    body: richTextModel(body, dealer),
  }
}

const MONTHS = ['3 months', '6', '9', '1 year']

function findCover(cover: BlockOf<'warranty'>['cover']): WarrantyCover | null {
  if (cover.length === 0) return null
  const end = Math.ceil(Math.max(...cover.map(({ years }) => years)))
  return {
    marks: end === 1 ? MONTHS : Array.from({ length: end }, (_, at) => `${at + 1}`),
    lines: cover.map(({ years, ...line }) => ({
      ...line,
      length: formatLength(years),
      share: (years / end) * 100,
    })),
  }
}

/** `7 years`, `1 year`, `3 months`. */
function formatLength(years: number): string {
  const months = Math.round(years * 12)
  if (months % 12 !== 0) return months === 1 ? '1 month' : `${months} months`
  return months === 12 ? '1 year' : `${months / 12} years`
}
