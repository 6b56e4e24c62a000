import { type BlockOf, warrantyClaim } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type RichTextModel, richTextModel } from '../rich-text/rich-text.server.ts'

/** The warranty of one brand or several. `make` is '' for a claim about every vehicle. */
export type WarrantyModel = {
  title: string
  claims: { make: string; years: number; text: string }[]
  body: RichTextModel
}

/** BLOCK-17, VAR-35: what the dealer claims for its brands. */
export function warrantyModel(
  { title, years, makes, body }: BlockOf<'warranty'>,
  dealer: DealerContext,
): WarrantyModel {
  const brands = makes.length > 0 ? makes : [{ name: '', warrantyYears: null }]
  return {
    title,
    claims: brands.map(({ name, warrantyYears }) => ({
      make: name,
      ...warrantyClaim({ dealer: years, brand: warrantyYears }),
    })),
    body: richTextModel(body, dealer),
  }
}
