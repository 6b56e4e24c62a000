import type { z } from 'zod'
import type { FlagDefinition, FlagSetter } from './flag-definition.ts'
import { JOURNEY_FLAGS } from './journey-flags.ts'
import { PAGE_FLAGS } from './page-flags.ts'
import { STOCK_FLAGS } from './stock-flags.ts'

/** Every switch and choice a dealer has. The Studio's fields, the parser and the types are derived from this table. */
export const FLAG_CATALOG = { ...STOCK_FLAGS, ...PAGE_FLAGS, ...JOURNEY_FLAGS } as const

/** The name of a flag. */
export type FlagKey = keyof typeof FLAG_CATALOG

/** Every flag with its value, as pages read them. */
export type Flags = { [Key in FlagKey]: z.output<(typeof FLAG_CATALOG)[Key]['type']> }

/** The names of all flags. */
export const FLAG_KEYS = Object.keys(FLAG_CATALOG) as FlagKey[]

/** The names of the flags that a dealer sets, or that the platform sets. */
export function listFlagsSetBy(setter: FlagSetter): FlagKey[] {
  return FLAG_KEYS.filter((key) => ((FLAG_CATALOG[key] as FlagDefinition).setBy ?? 'platform') === setter)
}
