// The environment of each process: the variables it reads, and no secret of another.
import { RunnerError } from './steps.ts'

const LAKE_ACCESS = ['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_API_HOST']
const STOCK = [
  ...LAKE_ACCESS,
  'CONTENT_PLACES',
  'DATABASE_URL',
  'DATA_DIR',
  'MEILI_ADMIN_KEY',
  'MEILI_SERVERS',
  'MEILI_URL',
  'SANITY_READ_TOKEN',
  'STOCK_DROP_DIR',
]
const SEED = [...LAKE_ACCESS, 'SANITY_WRITE_TOKEN']

/** The variables of docs/variables.md by the process that reads them. */
const READ_BY = {
  lake: [
    'BASE_DOMAIN',
    'DATA_DIR',
    'HOST',
    'PORT',
    'PUBLIC_PORT',
    'SANITY_DATASET',
    'SANITY_MANAGEMENT_TOKEN',
    'SANITY_PROJECT_ID',
    'SANITY_READ_TOKEN',
    'SANITY_WRITE_TOKEN',
    'STUDIO_DIST',
    'STUDIO_ORIGIN',
    'STUDIO_PORT',
  ],
  search: [
    'MEILI_DB_PATH',
    'MEILI_ENV',
    'MEILI_HTTP_ADDR',
    'MEILI_HTTP_PAYLOAD_SIZE_LIMIT',
    'MEILI_MASTER_KEY',
  ],
  photos: ['HOST', 'PHOTOS_PORT'],
  site: [
    ...LAKE_ACCESS,
    'ACCESS_LOG',
    'AUTOGRAB_API_KEY',
    'AUTOGRAB_URL',
    'BASE_DOMAIN',
    'CONTENT_PLACES',
    'DATABASE_URL',
    'DATA_DIR',
    'DRAWN_CUT_OUTS',
    'DRAWN_PHOTO_HOSTS',
    'EDGE_CACHE',
    'EDGE_CACHE_ID',
    'EDGE_CACHE_TOKEN',
    'EDGE_CACHE_URL',
    'FRAME_HOSTS',
    'GEOCODER_KEY',
    'GEOCODER_URL',
    'HOST',
    'HSTS_SUBDOMAINS',
    'LEAD_WEBHOOK_SECRETS',
    'LOG_LEVEL',
    'MAIL_FROM',
    'MAP_KEY',
    'MAP_PICTURE_URL',
    'MARKET_PRICES_API_TOKEN',
    'MARKET_PRICES_API_URL',
    'MEDIA_ORIGINS',
    'MEILI_ADMIN_KEY',
    'MEILI_SEARCH_KEY',
    'MEILI_SEARCH_KEY_UID',
    'MEILI_SERVERS',
    'MEILI_URL',
    'METRICS_HOST',
    'METRICS_PORT',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OTEL_SERVICE_NAME',
    'OTEL_TRACES_SAMPLER_ARG',
    'PAYMENTS_KEY',
    'PAYMENTS_PAGES_ORIGIN',
    'PAYMENTS_URL',
    'PAYMENTS_WEBHOOK_SECRET',
    'PHOTO_HOSTS',
    'PICTURE_BUCKET',
    'PICTURE_BUCKET_ENDPOINT',
    'PICTURE_BUCKET_KEY_ID',
    'PICTURE_BUCKET_REGION',
    'PICTURE_BUCKET_SECRET',
    'PORT',
    'PUBLIC_PORT',
    'QUOTES_API_TOKEN',
    'QUOTES_API_URL',
    'QUOTES_REDIRECT_ORIGINS',
    'SANITY_MANAGEMENT_TOKEN',
    'SANITY_MEMBERS_TOKEN',
    'SANITY_READ_TOKEN',
    'SENTRY_DSN',
    'SESSION_SECRET',
    'SHUTDOWN_GRACE_SECONDS',
    'SHUTDOWN_TIMEOUT_SECONDS',
    'SITE_ADDRESSES',
    'SITE_CNAME',
    'SMS_API_TOKEN',
    'SMS_API_URL',
    'SMS_SENDER',
    'SMTP_URL',
    'SPIN_VIEWER_URL',
    'STOCK_FETCH_LOCAL',
    'STOCK_PUSH_KEYS',
    'STUDIO_ORIGIN',
    'STUDIO_PORT',
    'TRUSTED_PROXIES',
    'VEHICLE_REPORTS_URL',
  ],
  studio: ['HOST', 'SANITY_API_HOST'],
  seed: SEED,
  tenant: [...SEED, 'BASE_DOMAIN', 'DATA_DIR', 'PLACE_WRITE_TOKEN', 'PORT'],
  stock: STOCK,
  /** `setup` creates keys with the search server's master key, `move` writes which server a dealer is on. */
  'stock setup': [...STOCK, 'MEILI_MASTER_KEY', 'SANITY_WRITE_TOKEN'],
  leads: [
    ...LAKE_ACCESS,
    'CONTENT_PLACES',
    'DATABASE_URL',
    'DATA_DIR',
    'LEAD_WEBHOOK_SECRETS',
    'SANITY_MANAGEMENT_TOKEN',
    'SANITY_READ_TOKEN',
    'SESSION_SECRET',
    'STUDIO_ORIGIN',
    'STUDIO_PORT',
  ],
} as const satisfies Record<string, readonly string[]>

export type ProcessName = keyof typeof READ_BY

/** What the system, Node.js and the libraries read in any process; secrets have no place among them. */
const OF_THE_SYSTEM =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|TZ|LANG|LANGUAGE|LC_\w+|TMPDIR|XDG_\w+|NODE_\w+|UV_\w+|LD_\w+|MALLOC_\w+|FONTCONFIG_\w+|VIPS_\w+|SSL_CERT_\w+|(HTTPS?|ALL|NO)_PROXY|(https?|all|no)_proxy|CI|DO_NOT_TRACK|FORECOURT_\w+)$/
/** What PostgreSQL's client reads beside DATABASE_URL: https://www.postgresql.org/docs/current/libpq-envars.html */
const OF_POSTGRES = /^PG[A-Z]+$/
/** Variables of the Studio's build for a hosted project, none of them secret. */
const OF_THE_STUDIO = /^SANITY_STUDIO_\w+$/

/**
 * The part of an environment for one process.
 * @throws RunnerError for a process that the table does not name
 */
export function selectEnvironment(name: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!isProcessName(name)) throw new RunnerError(`No variables are named for the process ${name}.`)
  const names: readonly string[] = READ_BY[name]
  const isRead = (variable: string) =>
    names.includes(variable) ||
    OF_THE_SYSTEM.test(variable) ||
    (names.includes('DATABASE_URL') && OF_POSTGRES.test(variable)) ||
    (name === 'studio' && OF_THE_STUDIO.test(variable))
  return Object.fromEntries(Object.entries(env).filter(([variable]) => isRead(variable)))
}

const isProcessName = (name: string): name is ProcessName => Object.hasOwn(READ_BY, name)
