import type { GroqFunction } from './groq-function.ts'

/** What a change did, where one is judged. `delta::changedAny` and its kin take selectors and are refused. */
export const DELTA: Record<string, GroqFunction> = {
  'delta::operation': (_, { env }) => {
    if (env.before && env.after) return 'update'
    return env.after ? 'create' : env.before ? 'delete' : null
  },
}
