import { z } from 'zod'
import { contentPlacesVariable } from '#app/integrations/content-places/content-places.ts'
import { searchServersVariable } from '#app/integrations/search-servers/search-servers.ts'
import { parsePushKeys } from '#stock/push/push-keys.ts'
import { dealerSecrets } from './dealer-secrets.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const seconds = z.coerce.number().min(0).max(600)
const text = z.string().trim().min(1)
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

/** `host=origin` pairs, separated by commas or white space. */
const photoHosts = z
  .string()
  .default('')
  .transform((value, context) => {
    const pairs = value.split(/[\s,]+/).filter(Boolean)
    return new Map(
      pairs.map((pair) => {
        const [host = '', target = ''] = pair.split(/=(.*)/s)
        if (!URL.canParse(target)) context.addIssue(`'${pair}' is not host=origin`)
        return [host.toLowerCase(), target.replace(/\/+$/, '')] as const
      }),
    )
  })

/** Host names, separated by commas or white space. */
const hostNames = z
  .string()
  .toLowerCase()
  .default('')
  .transform((value) => new Set(value.split(/[\s,]+/).filter(Boolean)))

/** Paths of drawings, `<vehicle>/<angle>`, separated by commas or white space. */
const drawingPaths = z
  .string()
  .regex(/^[a-z0-9\-/\s,]*$/, 'paths such as suv-slim/hero, separated by commas')
  .default('')
  .transform((value) => new Set(value.split(/[\s,]+/).filter(Boolean)))

/** Origins, separated by commas or white space. */
const origins = z
  .string()
  .default('')
  .transform((value, context) => {
    const all = value.split(/[\s,]+/).filter(Boolean)
    for (const one of all)
      if (!URL.canParse(one) || new URL(one).origin !== one) context.addIssue(`'${one}' is not an origin`)
    return all
  })

/** `dealer=<SHA-256 of a key>` pairs. */
const pushKeys = z
  .string()
  .default('')
  .transform((value, context) => {
    try {
      return parsePushKeys(value)
    } catch (error) {
      context.addIssue((error as Error).message)
      return z.NEVER
    }
  })

/** As OpenTelemetry's own variable: values are URL-encoded. */
const otlpHeaders = z
  .string()
  .default('')
  .transform((value, context) => {
    const pairs = value.split(',').filter((pair) => pair.trim() !== '')
    return Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', text = ''] = pair.split(/=(.*)/s)
        if (name.trim() === '' || text === '') context.addIssue('name=value pairs, separated by commas')
        return [name.trim(), decodeURIComponent(text.trim())] as const
      }),
    )
  })

const siteAddresses = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6()])))

/** All variables of docs/variables.md that the site reads. */
export const variables = z.object({
  HOST: text.default('127.0.0.1'),
  PORT: port.default(3000),
  /** The port at which browsers reach the dealers' sites; without it that of http or https. */
  PUBLIC_PORT: port.optional(),
  /** Where dealers' records lead to: addresses, and a name for `www`. */
  SITE_ADDRESSES: siteAddresses,
  SITE_CNAME: z.string().toLowerCase().default(''),
  /** Whether Strict-Transport-Security includes subdomains of the dealers' hosts. */
  HSTS_SUBDOMAINS: z.stringbool().default(false),
  STUDIO_PORT: port.default(3333),
  DATA_DIR: text.default('.data'),
  BASE_DOMAIN: text.toLowerCase().default('localhost'),
  SANITY_PROJECT_ID: text,
  SANITY_DATASET: text.default('production'),
  SANITY_API_HOST: origin.optional(),
  SANITY_READ_TOKEN: text,
  /** Reads the roles of the project's members, which previews are opened by; the read token where unset. */
  SANITY_MEMBERS_TOKEN: text.optional(),
  /** Invites and removes dealers' people in the content project. */
  SANITY_MANAGEMENT_TOKEN: text.optional(),
  /** Dealers whose content is in a dataset of their own (decision 144). */
  CONTENT_PLACES: contentPlacesVariable,
  /** Where the Studio is, as a browser sees it; only it may frame a preview. */
  STUDIO_ORIGIN: origin.optional(),
  MEILI_URL: origin,
  MEILI_ADMIN_KEY: text.optional(),
  MEILI_SEARCH_KEY: text.optional(),
  MEILI_SEARCH_KEY_UID: text.optional(),
  /** Search servers beside that one, and replicas, with their keys (decision 141). */
  MEILI_SERVERS: searchServersVariable,
  STOCK_PUSH_KEYS: pushKeys,
  /** Whether stock files are also fetched from this machine and private networks, and vehicles sent there. */
  STOCK_FETCH_LOCAL: z.stringbool().default(false),
  /** Number of own proxies in front of the site; each appends its client's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(9).default(0),
  /** The shared cache in front of the site; without it answers are as for browsers alone (decision 137). */
  EDGE_CACHE: z.enum(['varnish', 'fastly', 'cloudflare']).optional(),
  /** Where it is purged: every Varnish; of the others their API, where it is another than their own. */
  EDGE_CACHE_URL: origins,
  /** Fastly's service or Cloudflare's zone. */
  EDGE_CACHE_ID: z
    .string()
    .regex(/^[A-Za-z0-9]*$/, 'letters and digits')
    .default(''),
  /** The secret with which it is purged. */
  EDGE_CACHE_TOKEN: z.string().default(''),
  /** How long connections are accepted after a stop signal, while /readyz answers 503. */
  SHUTDOWN_GRACE_SECONDS: seconds.default(0),
  /** How long open requests may take after that. */
  SHUTDOWN_TIMEOUT_SECONDS: seconds.default(1.5),
  /** PostgreSQL; without it the site keeps its records in a file in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** The provider of text messages; see app/integrations/sms/README.md. */
  SMS_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_API_TOKEN: z.string().default(''),
  SMS_SENDER: z.string().default(''),
  /** The provider of finance quotes; see app/integrations/quotes/README.md. */
  QUOTES_API_URL: origin.optional(),
  QUOTES_API_TOKEN: z.string().default(''),
  QUOTES_REDIRECT_ORIGINS: origins,
  /** The provider of market prices; see app/integrations/market-prices/README.md. */
  MARKET_PRICES_API_URL: origin.optional(),
  MARKET_PRICES_API_TOKEN: z.string().default(''),
  /** The provider of coordinates of postcodes; see app/integrations/geocoder/README.md. */
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).default('https://maps.googleapis.com/maps/api/geocode/json'),
  GEOCODER_KEY: z.string().default(''),
  /** The mail server for enquiries, smtp:// or smtps://; without it they stay in the database. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.default('Forecourt <enquiries@localhost>'),
  /** Keys for signing deliveries of enquiries; a dealer without one has a key derived from SESSION_SECRET. */
  LEAD_WEBHOOK_SECRETS: dealerSecrets,
  PHOTO_HOSTS: photoHosts,
  /** An S3-compatible store of pictures that instances share; without it they are in DATA_DIR. */
  PICTURE_BUCKET: text.optional(),
  /** Its server, where that is not AWS, and its region. */
  PICTURE_BUCKET_ENDPOINT: origin.optional(),
  PICTURE_BUCKET_REGION: text.default('us-east-1'),
  /** Its keys; without them, those that the machine has by itself. */
  PICTURE_BUCKET_KEY_ID: text.optional(),
  PICTURE_BUCKET_SECRET: text.optional(),
  DRAWN_PHOTO_HOSTS: hostNames,
  /** Drawings of these hosts that exist without background. */
  DRAWN_CUT_OUTS: drawingPaths,
  /** Origins at which browsers reach providers' pages and films. */
  FRAME_HOSTS: photoHosts,
  /** Origins of dealers' films beside those of FRAME_HOSTS. */
  MEDIA_ORIGINS: origins,
  /** The provider of reports of vehicles: its address with `{report}` and `{vin}` in it. */
  VEHICLE_REPORTS_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** A provider of pictures of maps: its address with `{lat}`, `{lng}`, `{width}` and `{height}` in it, and its key. */
  MAP_PICTURE_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  MAP_KEY: z.string().default(''),
  /** The provider that shows spins by their code: its address with `{code}` in it. */
  SPIN_VIEWER_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** Registrations and valuations; without a key the demo register answers. */
  AUTOGRAB_URL: origin.default('https://api.autograb.com.au/v2'),
  AUTOGRAB_API_KEY: text.optional(),
  /** The provider of payments; without a key nothing can be reserved, or in embedded mode no money moves. */
  PAYMENTS_URL: origin.default('https://api.stripe.com'),
  PAYMENTS_PAGES_ORIGIN: origin.default('https://checkout.stripe.com'),
  PAYMENTS_KEY: text.optional(),
  PAYMENTS_WEBHOOK_SECRET: text.optional(),
  /** The port of the metrics; without it there are none. */
  METRICS_PORT: port.optional(),
  /** The address of that port; another machine's monitoring needs one that it reaches. */
  METRICS_HOST: text.default('127.0.0.1'),
  /** The collector of traces, which gets them at /v1/traces; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
  /** Headers for it: `name=value` pairs, separated by commas. */
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders,
  OTEL_SERVICE_NAME: text.default('forecourt'),
  /** The share of traces that are recorded, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Where unexpected errors are reported; without it they are in the log alone. */
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether the log has a line for every request of a page or a call. */
  ACCESS_LOG: z.stringbool().default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
})

/** Variables of which one means nothing without the other. */
const TOGETHER = [
  ['PICTURE_BUCKET_ENDPOINT', 'PICTURE_BUCKET'],
  ['PICTURE_BUCKET_KEY_ID', 'PICTURE_BUCKET'],
  ['PICTURE_BUCKET_KEY_ID', 'PICTURE_BUCKET_SECRET'],
  ['PICTURE_BUCKET_SECRET', 'PICTURE_BUCKET_KEY_ID'],
] as const

function requireTogether(env: SiteEnv, context: z.RefinementCtx): void {
  for (const [one, other] of TOGETHER)
    if (env[one] !== undefined && env[other] === undefined)
      context.addIssue({ code: 'custom', path: [other], message: `is missing beside ${one}` })
}

export type SiteEnv = z.output<typeof variables>

/** Where the Studio is, as a browser sees it. */
export const studioOrigin = ({
  STUDIO_ORIGIN,
  STUDIO_PORT,
}: Pick<SiteEnv, 'STUDIO_ORIGIN' | 'STUDIO_PORT'>) => STUDIO_ORIGIN ?? `http://localhost:${STUDIO_PORT}`

/** Reads the site's variables. @throws one Error with a line for every invalid variable */
export function readEnv(env: Readonly<Record<string, string | undefined>>): SiteEnv {
  // An empty variable is what many tools pass for an unset one.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = variables.superRefine(requireTogether).safeParse(set)
  const lines = parsed.success
    ? listEdgeProblems(parsed.data)
    : parsed.error.issues.map((issue) => {
        const name = String(issue.path[0] ?? '')
        return `  ${name}: ${set[name] === undefined ? 'is missing' : issue.message}`
      })
  if (parsed.success && lines.length === 0) return parsed.data
  throw new Error(`The site cannot start; these variables are wrong:\n${lines.join('\n')}`)
}

/** What the variables of a cache at the edge lack for each other. */
function listEdgeProblems(env: SiteEnv): string[] {
  const { EDGE_CACHE: name, EDGE_CACHE_URL: urls, EDGE_CACHE_ID: id, EDGE_CACHE_TOKEN: token } = env
  if (name === undefined)
    return urls.length > 0 || id !== '' || token !== ''
      ? ['  EDGE_CACHE: is missing beside its other variables']
      : []
  return [
    ...(token === '' ? [`  EDGE_CACHE_TOKEN: is missing, the secret with which ${name} is purged`] : []),
    ...(name === 'varnish' && urls.length === 0
      ? ['  EDGE_CACHE_URL: is missing, where each Varnish takes purges']
      : []),
    ...(name !== 'varnish' && urls.length > 1 ? [`  EDGE_CACHE_URL: ${name} has one API`] : []),
    ...(name !== 'varnish' && id === ''
      ? [`  EDGE_CACHE_ID: is missing, the id of the ${name === 'fastly' ? 'service' : 'zone'}`]
      : []),
    ...(env.TRUSTED_PROXIES === 0
      ? ['  TRUSTED_PROXIES: counts the edge cache too, so it is 1 at the least']
      : []),
  ]
}
