import type { GroqFunction } from './groq-function.ts'

/** Properties of a change, where one is evaluated; those with selectors: change-functions.ts. */
export const DELTA: Record<string, GroqFunction> = {
  'delta::operation': (_, { env }) => {
    if (env.before && env.after) return 'update'
    return env.after ? 'create' : env.before ? 'delete' : null
  },
}
