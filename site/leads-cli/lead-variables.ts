import { z } from 'zod'
import { contentPlacesVariable } from '#app/integrations/content-places/content-places.ts'
import { dealerSecrets } from '#server/dealer-secrets.ts'

const variables = z.object({
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters'),
  LEAD_WEBHOOK_SECRETS: dealerSecrets,
  /** With the content lake, a dealer that does not exist is an error; without it, it is a dealer without leads. */
  SANITY_PROJECT_ID: z.string().optional(),
  SANITY_DATASET: z.string().default('production'),
  SANITY_API_HOST: z.url().optional(),
  SANITY_READ_TOKEN: z.string().optional(),
  CONTENT_PLACES: contentPlacesVariable,
  /** For the invitations of dealers' people. */
  SANITY_MANAGEMENT_TOKEN: z.string().optional(),
  STUDIO_ORIGIN: z.url().optional(),
  STUDIO_PORT: z.coerce.number().default(3333),
})

export type LeadVariables = z.output<typeof variables>

/** What the command reads of the environment. @throws Error that names what is wrong */
export function readLeadVariables(env: Readonly<Record<string, string | undefined>>): LeadVariables {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = variables.safeParse(set)
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`These variables are wrong:\n  ${wrong.join('\n  ')}`)
}
