import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds in these parts of a page, without any in the whole page: a line for each rule, with its elements. */
export async function axeFindings(page: Page, ...parts: string[]): Promise<string[]> {
  const axe = parts.reduce((builder, part) => builder.include(part), new AxeBuilder({ page }))
  const { violations } = await axe
    // A page of its own, in which axe otherwise puts its findings together, is for a whole page with frames only: among
    // parts of a page a frame is the other document's.
    .setLegacyMode(parts.length > 0 || page.frames().length === 1)
    // Describing the elements that passed takes half of its time.
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => {
    const elements = nodes.map(({ html }) => html).join(' | ')
    return `${id}: ${elements.slice(0, 300)}`
  })
}
