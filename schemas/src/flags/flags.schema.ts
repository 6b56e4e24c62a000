import { defineField, defineType } from '@sanity/types'
import { z } from 'zod'
import { FLAG_CATALOG, FLAG_KEYS, type FlagKey } from './catalog.ts'
import type { FlagDefinition, FlagOwner } from './flag-definition.ts'

const OWNER_TITLES: Record<FlagOwner, string> = {
  search: 'Search results',
  vehicle: 'Vehicle page',
  locations: 'Locations',
  offers: 'Offers',
  layout: 'Header, footer and menus',
  finance: 'Finance',
  saved: 'Saved cars',
  account: 'Sign-in',
  reserve: 'Reservations',
  trade: 'Trade-in',
  leads: 'Enquiries',
}

/** The switches and choices of a dealer: one field for each entry of the catalogue, with its words. */
export const flagsType = defineType({
  name: 'flags',
  title: 'Features',
  type: 'object',
  fieldsets: Object.entries(OWNER_TITLES).map(([name, title]) => ({ name, title })),
  fields: FLAG_KEYS.map(fieldOf),
})

function fieldOf(key: FlagKey) {
  const flag: FlagDefinition = FLAG_CATALOG[key]
  const shared = { name: key, title: flag.title, fieldset: flag.owner }
  if (flag.type instanceof z.ZodEnum) {
    const choices = Object.entries(flag.choices ?? {})
    return defineField({
      ...shared,
      type: 'string',
      description: `${flag.does} Default: ${flag.choices?.[String(flag.fallback)] ?? flag.fallback}.`,
      options: { list: choices.map(([value, title]) => ({ value, title })), layout: 'radio' },
      initialValue: String(flag.fallback),
    })
  }
  return defineField({
    ...shared,
    type: 'boolean',
    description: `${flag.does} Default: ${flag.fallback ? 'on' : 'off'}.`,
    initialValue: flag.fallback === true,
  })
}
