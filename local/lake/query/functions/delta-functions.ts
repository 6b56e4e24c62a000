import type { GroqFunction } from './groq-function.ts'

/**
 * Properties of a change, where one is evaluated. `delta::changedAny` and related functions take selectors and are
 * refused.
 */
export const DELTA: Record<string, GroqFunction> = {
  'delta::operation': (_, { env }) => {
    if (env.before && env.after) return 'update'
    return env.after ? 'create' : env.before ? 'delete' : null
  },
}
