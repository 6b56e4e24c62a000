import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type BlockButton, blockButtons } from '../block-links.server.ts'

/** What a certified used car carries. */
export type CertifiedUsedModel = { title: string; text: string; points: string[]; buttons: BlockButton[] }

/** BLOCK-16: what a certified used car carries. */
export function certifiedUsedModel(
  { title, text, points, buttons }: BlockOf<'certifiedUsed'>,
  dealer: DealerContext,
): CertifiedUsedModel {
  return { title, text, points, buttons: blockButtons(buttons, dealer) }
}
