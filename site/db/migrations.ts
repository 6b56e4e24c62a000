import type { Migration } from 'kysely/migration'

/**
 * Every change of the database's form, by name, in the order of the names. What has run is never edited: a later
 * change is a later name. Each area has numbers of its own, so that areas do not wait for one another.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {}
