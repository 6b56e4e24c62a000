import type { QueryScope } from '../scope.ts'

/** A function over its evaluated arguments. */
export type GroqFunction = (args: unknown[], scope: QueryScope) => unknown
