import { z } from 'zod'

const environment = z.object({
  SANITY_PROJECT_ID: z.string().min(1).default('forecourt'),
  SANITY_DATASET: z.string().min(1).default('production'),
  SANITY_API_HOST: z.url().optional(),
  SANITY_WRITE_TOKEN: z.string().min(1, 'is needed to write content'),
})

/** Which lake is written to. `apiHost` is undefined for the hosted service. */
export type LakeSettings = {
  projectId: string
  dataset: string
  apiHost: string | undefined
  token: string
}

/** The lake's settings from environment variables, or all errors in them. */
export function parseLakeSettings(
  env: NodeJS.ProcessEnv,
): { lake: LakeSettings; problems: [] } | { lake: null; problems: string[] } {
  const given = environment.safeParse({ ...env, SANITY_API_HOST: env.SANITY_API_HOST || undefined })
  if (!given.success) {
    return {
      lake: null,
      problems: given.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    }
  }
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_WRITE_TOKEN } = given.data
  return {
    lake: {
      projectId: SANITY_PROJECT_ID,
      dataset: SANITY_DATASET,
      apiHost: SANITY_API_HOST,
      token: SANITY_WRITE_TOKEN,
    },
    problems: [],
  }
}
