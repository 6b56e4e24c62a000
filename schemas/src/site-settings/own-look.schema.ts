import { defineField, type ValidationContext } from '@sanity/types'
import { TEMPLATE_NAMES } from '../theme/templates.ts'
import { themeChoice } from '../theme/theme.zod.ts'
import { checkLook, layOwnLook, type OwnLook, type OwnLookColour } from './own-look.ts'

const HEX = /^#[0-9a-f]{6}$/i

const TITLES: Readonly<Record<OwnLookColour, string>> = {
  brand: 'Brand colour',
  accent: 'Accent colour',
  paper: 'Page',
  ink: 'Text',
  picture: 'Behind vehicles',
  foot: 'Footer',
}

const isOwnColour = (value: unknown): value is string => typeof value === 'string' && HEX.test(value)

/** Why these colours are not worn, or true. */
async function findLookProblem(value: unknown, context: ValidationContext): Promise<true | string> {
  const id = (context.document?.tenant as { _ref?: string } | undefined)?._ref
  if (!id || !value) return true
  const tenant = await context
    .getClient({ apiVersion: '2025-02-19' })
    .fetch<{ template?: string; theme?: unknown } | null>('*[_id == $id][0]{template, theme}', { id })
  const theme = themeChoice.safeParse(tenant?.theme)
  if (!theme.success) return true
  const template = TEMPLATE_NAMES.find((name) => name === tenant?.template) ?? 'metro'
  const own = Object.fromEntries(Object.entries(value).filter(([, colour]) => isOwnColour(colour)))
  const verdict = checkLook(layOwnLook(theme.data, own as Partial<OwnLook>), template)
  if (verdict.shown) return true
  return `${verdict.reasons.map(({ text }) => text).join(' ')} Until then the platform’s colours are used.`
}

/** A dealer's own colours. What cannot be read is not worn. */
export const ownLookField = defineField({
  name: 'look',
  title: 'Colours',
  type: 'object',
  group: 'dealer',
  description: 'Empty: as the platform has set them.',
  options: { collapsible: true, collapsed: true, columns: 2, studioInput: 'ownLook' },
  fields: Object.entries(TITLES).map(([name, title]) =>
    defineField({
      name,
      title,
      type: 'string',
      placeholder: '#1549d8',
      validation: (rule) =>
        rule.custom(
          (value) =>
            !value || isOwnColour(value) || 'Write the colour as # and six digits, for example #1549d8.',
        ),
    }),
  ),
  validation: (rule) => rule.custom(findLookProblem),
})
