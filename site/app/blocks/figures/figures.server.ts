import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'

/** Numbers with their labels. */
export type FiguresModel = { title: string; figures: { value: string; label: string }[] }

/** GRP-02: the block's own numbers, else those of the site's settings; null without any. */
export function figuresModel(
  { title, figures }: BlockOf<'figures'>,
  { bundle }: DealerContext,
): FiguresModel | null {
  const shown = figures.length > 0 ? figures : bundle.tenant.figures
  return shown.length > 0 ? { title, figures: shown.map(({ value, label }) => ({ value, label })) } : null
}
