import { defineField, defineType } from '@sanity/types'
import { z } from 'zod'
import { FLAG_CATALOG, type FlagKey, listFlagsSetBy } from './catalog.ts'
import type { FlagDefinition, FlagOwner, FlagSetter } from './flag-definition.ts'
import { OWNER_TITLES } from './flag-owners.ts'

/** One field for each flag of the catalogue that this setter decides, with its words. */
function flagsObject(name: string, setter: FlagSetter) {
  const keys = listFlagsSetBy(setter)
  const owners = new Set<FlagOwner>(keys.map((key) => FLAG_CATALOG[key].owner))
  return defineType({
    name,
    title: 'Features',
    type: 'object',
    fieldsets: Object.entries(OWNER_TITLES)
      .filter(([owner]) => owners.has(owner as FlagOwner))
      .map(([owner, title]) => ({ name: owner, title })),
    fields: keys.map(buildField),
  })
}

/** What the platform switches for a dealer. */
export const flagsType = flagsObject('flags', 'platform')

/** What a dealer switches itself. */
export const siteFlagsType = flagsObject('siteFlags', 'dealer')

function buildField(key: FlagKey) {
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
