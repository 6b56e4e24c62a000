import type { LayoutModel, LayoutTenant } from './layout-model.ts'

/**
 * What only the footer says. Menus and footer stand in the document as the server wrote them, and the browser never
 * writes them anew (`useStandingMarkup`), so that none of it has to travel again.
 */
const NO_FOOT = {
  social: [],
  hours: null,
  licences: [],
  about: '',
  acknowledgement: '',
  financeDisclaimer: '',
} satisfies Partial<LayoutTenant>

/** The frame of a page as it travels with its document. */
export type SentLayout = { tenant: Omit<LayoutTenant, keyof typeof NO_FOOT> }

export function sentLayout({ tenant }: LayoutModel): SentLayout {
  const entries = Object.entries(tenant).filter(([name]) => !(name in NO_FOOT))
  return { tenant: Object.fromEntries(entries) as SentLayout['tenant'] }
}

/** The frame in the browser. */
export function receiveLayout({ tenant }: SentLayout): LayoutModel {
  return { tenant: { ...NO_FOOT, ...tenant }, navigation: { header: [], footer: [], legal: [] } }
}
