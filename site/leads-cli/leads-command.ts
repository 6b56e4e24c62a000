// What every command of `npm run leads` is made of.
import { type Command, InvalidArgumentError } from 'commander'
import type { People } from '#app/integrations/people/people.ts'
import type { Database } from '#db/database.ts'

/** What a command works with; opened only once the arguments are known to be right. */
export type LeadsContext = {
  db: Database
  now: () => string
  secretOf: (tenantSlug: string) => string
  /** Slugs of all dealers; null where no content lake is named, which leaves the dealer unchecked. */
  listDealers: () => Promise<readonly string[] | null>
  /** The months that a dealer keeps records of people, see `keepMonths`; null: for ever, or unknown. */
  getKeepMonths: (tenantSlug: string) => Promise<number | null>
  /** Who is invited; null where no token for it is set. */
  people: Pick<People, 'listInvitations' | 'readLink'> | null
  close: () => Promise<void>
}

/** A failure whose message is all that a person needs. */
export class LeadsError extends Error {
  override readonly name = 'LeadsError'
}

export type LeadsOptions = {
  limit: number
  json: boolean
  email?: string
  phone?: string
  out?: string
  months?: number
  yes?: boolean
}
/** Returns whether it found what it was asked for. */
export type LeadsRun = (
  context: LeadsContext,
  request: { dealer: string; id: string | undefined } & LeadsOptions,
  print: (line: string) => void,
) => Promise<boolean>

/** Adds a command for a dealer; `id` is the name of a further argument. */
export type AddCommand = (name: string, description: string, run: LeadsRun, id?: string) => Command

/** Reads an option. @throws InvalidArgumentError */
export function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It is a whole number above 0.')
  return value
}
