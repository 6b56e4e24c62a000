/** The five ways the same rooms are furnished. */
export const TEMPLATE_NAMES = ['metro', 'marque', 'group', 'outback', 'moto'] as const

/** A way of furnishing. */
export type TemplateName = (typeof TEMPLATE_NAMES)[number]
