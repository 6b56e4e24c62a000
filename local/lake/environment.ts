import { resolve } from 'node:path'
import { z } from 'zod'
import type { Robot } from './auth/session-store.ts'
import { DEFAULTS, type LakeOptions } from './options.ts'

const Environment = z.object({
  HOST: z.string().min(1).default(DEFAULTS.host),
  STUDIO_PORT: z.coerce.number().int().min(0).max(65_535).default(DEFAULTS.port),
  DATA_DIR: z.string().min(1).default('.data'),
  BASE_DOMAIN: z.string().min(1).default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/)
    .default(DEFAULTS.projectId),
  SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9_][a-z0-9_-]*$/)
    .default(DEFAULTS.dataset),
  SANITY_READ_TOKEN: z.string().min(8).optional(),
  SANITY_WRITE_TOKEN: z.string().min(8).optional(),
  SANITY_MANAGEMENT_TOKEN: z.string().min(8).optional(),
  STUDIO_ORIGIN: z.url().optional(),
  STUDIO_DIST: z.string().min(1).default(DEFAULTS.studioFolder),
})

/** The lake's options from environment variables. Throws one message with all errors. */
export function readEnvironment(env: Record<string, string | undefined>): LakeOptions {
  // An empty variable counts as unset.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(`Invalid environment:\n${z.prettifyError(parsed.error)}`)
  const { HOST, STUDIO_PORT, DATA_DIR, BASE_DOMAIN, PORT, PUBLIC_PORT = PORT, ...rest } = parsed.data
  return {
    ...DEFAULTS,
    host: HOST,
    port: STUDIO_PORT,
    folder: resolve(DATA_DIR, 'lake'),
    projectId: rest.SANITY_PROJECT_ID,
    dataset: rest.SANITY_DATASET,
    robots: readRobots(rest),
    studioFolder: resolve(rest.STUDIO_DIST),
    origins: rest.STUDIO_ORIGIN === undefined ? [] : [new URL(rest.STUDIO_ORIGIN).origin],
    siteOrigin: `http://{slug}.${BASE_DOMAIN}:${PUBLIC_PORT}`,
    now: () => new Date(),
    log: (line) => process.stderr.write(`lake: ${line}\n`),
  }
}

type Tokens = Pick<
  z.output<typeof Environment>,
  'SANITY_READ_TOKEN' | 'SANITY_WRITE_TOKEN' | 'SANITY_MANAGEMENT_TOKEN'
>

function readRobots(tokens: Tokens): Robot[] {
  const robots = [
    { id: 'robot-read', name: 'Site', role: 'viewer' as const, token: tokens.SANITY_READ_TOKEN },
    { id: 'robot-write', name: 'Seeds', role: 'administrator' as const, token: tokens.SANITY_WRITE_TOKEN },
    { id: 'robot-members', name: 'People', role: 'members' as const, token: tokens.SANITY_MANAGEMENT_TOKEN },
  ]
  return robots.flatMap(({ token, ...robot }) => (token === undefined ? [] : [{ ...robot, token }]))
}
