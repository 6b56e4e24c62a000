import type { TemplateName } from '@forecourt/schemas/contract'

/** What each template is called, and whom it is for. */
export const TEMPLATE_WORDS: Readonly<Record<TemplateName, readonly [title: string, does: string]>> = {
  metro: ['City dealer', 'Many makes, search first'],
  marque: ['One make', 'Wide pictures, quiet pages'],
  group: ['Group', 'Many brands, many places'],
  outback: ['Outback', 'Trucks, caravans, four-wheel drives'],
  moto: ['Motorcycles', 'On black, tight grid'],
}
