import { defineField, defineType } from '@sanity/types'
import { checkTheme } from './check-theme.ts'
import { FONT_PAIRS, TYPEFACES } from './font-pair.ts'
import { SURFACE_COLOURS, type TemplateName } from './templates.ts'

const HEX = /^#[0-9a-f]{6}$/i

const colour = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    placeholder: '#1549d8',
    validation: (rule) =>
      rule
        .required()
        .custom(
          (value) => HEX.test(value ?? '') || 'Write the colour as # and six digits, for example #1549d8.',
        ),
  })

/** A dealer's colours. What cannot be read is refused here, by the same measure as on the site. */
export const themeType = defineType({
  name: 'theme',
  title: 'Look',
  type: 'object',
  fields: [
    colour(
      'brand',
      'Brand colour',
      'For what can be pressed or is selected. The rest is worked out from it.',
    ),
    colour('accent', 'Accent colour', 'For promo tiles; seldom elsewhere.'),
    defineField({
      name: 'radius',
      title: 'Roundness of corners',
      type: 'number',
      description: 'In pixels. Empty: as the template has it.',
      validation: (rule) => rule.min(0).max(24).error('Between 0 and 24 pixels.'),
    }),
    defineField({
      name: 'fonts',
      title: 'Type',
      type: 'string',
      description: 'For headings and for text. Empty: as the template has it.',
      options: { list: FONT_PAIRS.map((value) => ({ value, title: TYPEFACES[value].title })) },
    }),
  ],
  options: { columns: 2 },
  validation: (rule) =>
    rule
      .custom((value, context) => {
        const theme = value as { brand?: string; accent?: string } | undefined
        const template = (context.document as { template?: TemplateName } | undefined)?.template ?? 'metro'
        if (!HEX.test(theme?.brand ?? '') || !HEX.test(theme?.accent ?? '')) return true
        const colours = { brand: String(theme?.brand), accent: String(theme?.accent) }
        const verdict = checkTheme(colours, SURFACE_COLOURS[template] ?? SURFACE_COLOURS.metro)
        return verdict.shown || verdict.reasons.map((reason) => reason.text).join(' ')
      })
      .error(),
})
