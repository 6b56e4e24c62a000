import type { z } from 'zod'

/** Which part of the site reads a flag; the Studio groups its switches by it. */
export type FlagOwner =
  | 'search'
  | 'vehicle'
  | 'locations'
  | 'offers'
  | 'layout'
  | 'finance'
  | 'saved'
  | 'account'
  | 'reserve'
  | 'trade'
  | 'leads'

/** Who sets a flag: the platform, for paid features and what changes addresses, or the dealer. */
export type FlagSetter = 'platform' | 'dealer'

/** One switch or choice a dealer has: the Studio shows `title` and `does` beside the field. */
export type FlagDefinition<T extends z.ZodType = z.ZodType> = {
  type: T
  fallback: z.output<T>
  title: string
  does: string
  owner: FlagOwner
  /** Absent: the platform. */
  setBy?: FlagSetter
  /** Rows of the requirements that ask for it. */
  rows: readonly string[]
  since: string
  /** What the Studio calls the values of a choice. */
  choices?: Readonly<Record<string, string>>
}

/** Checks a flag's entry and preserves its value type. */
export function defineFlag<T extends z.ZodType>(definition: FlagDefinition<T>): FlagDefinition<T> {
  return definition
}
