import { defineField, defineType } from '@sanity/types'
import { checkTheme } from './check-theme.ts'
import { FONT_PAIRS, TYPEFACES } from './font-pair.ts'
import { SIGNATURES } from './signatures.ts'
import { siteSurfaceColours } from './site-look.ts'
import { PICTURE_LOOKS, type PictureLook } from './template-definition.ts'
import { TEMPLATE_NAMES, type TemplateName, templateDefinition } from './templates.ts'
import type { ThemeChoice } from './theme.zod.ts'
import { VARIANTS, type VariantPart } from './variants.ts'

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

const ownColour = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description: `${description} Empty: as the template has it.`,
    fieldset: 'colours',
    validation: (rule) =>
      rule.custom(
        (value) => !value || HEX.test(value) || 'Write the colour as # and six digits, for example #fffaf3.',
      ),
  })

const PICTURE_LOOK_TITLES: Readonly<Record<PictureLook, string>> = {
  flat: 'One colour',
  floor: 'A wall and a floor',
  glow: 'A light in the middle',
}

const choice = (name: string, title: string, names: Readonly<Record<string, string>>) =>
  defineField({
    name,
    title,
    type: 'string',
    fieldset: 'parts',
    options: { list: Object.entries(names).map(([value, label]) => ({ value, title: label })) },
  })

const variant = (part: VariantPart, title: string) => choice(part, title, VARIANTS[part])

/** Optional colours; the form's fields above are the two that every dealer gives. */
const OWN_COLOURS = [
  ownColour('paper', 'Page', 'The background of every page.'),
  ownColour('ink', 'Text', 'The colour of text on the page.'),
  ownColour('picture', 'Behind vehicles', 'The surface behind cut-out vehicles.'),
  ownColour('pictureFloor', 'Under vehicles', 'What cut-out vehicles stand on.'),
  defineField({
    name: 'pictureLook',
    title: 'How the two meet',
    type: 'string',
    fieldset: 'colours',
    options: { list: PICTURE_LOOKS.map((value) => ({ value, title: PICTURE_LOOK_TITLES[value] })) },
  }),
  ownColour('foot', 'Footer', 'The foot of every page.'),
]

type ThemeValue = Partial<Record<keyof ThemeChoice, string>>

/** Why the colours cannot be used, or true. */
function themeProblem(theme: ThemeValue | undefined, template: TemplateName): string | true {
  const { brand = '', accent = '' } = theme ?? {}
  if (!HEX.test(brand) || !HEX.test(accent)) return true
  const own = (['paper', 'ink', 'picture', 'pictureFloor', 'foot'] as const).map((name) => {
    const value = theme?.[name] ?? ''
    return [name, HEX.test(value) ? value : null] as const
  })
  const surfaceColours = siteSurfaceColours(templateDefinition(template), Object.fromEntries(own))
  const verdict = checkTheme({ brand, accent }, surfaceColours)
  return verdict.shown || verdict.reasons.map((reason) => reason.text).join(' ')
}

/** A dealer's look. What cannot be read is refused here, by the same measure as on the site. */
export const themeType = defineType({
  name: 'theme',
  title: 'Look',
  type: 'object',
  fieldsets: [
    {
      name: 'colours',
      title: 'More colours',
      options: { collapsible: true, collapsed: true, columns: 2 },
    },
    {
      name: 'parts',
      title: 'Layout',
      description: 'Empty: as the template has it.',
      options: { collapsible: true, collapsed: true, columns: 2 },
    },
  ],
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
    ...OWN_COLOURS,
    variant('header', 'Header'),
    variant('hero', 'Top of the front page'),
    variant('finder', 'Stock search of the front page'),
    variant('card', 'Vehicle in a list'),
    variant('types', 'Body types'),
    variant('offers', 'Offers in a list'),
    variant('places', 'Locations in a list'),
    variant('footer', 'Footer'),
    choice('signature', 'First thing on a vehicle’s page', SIGNATURES),
  ],
  options: { columns: 2 },
  validation: (rule) =>
    rule
      .custom((value, context) => {
        const { template } = (context.document ?? {}) as { template?: TemplateName }
        const known = TEMPLATE_NAMES.find((name) => name === template) ?? 'metro'
        return themeProblem(value as ThemeValue | undefined, known)
      })
      .error(),
})
