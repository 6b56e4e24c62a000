// The variables of docs/variables.md that the launcher itself needs, with their defaults, and the environment of
// embedded mode. Each service checks its own variables; this only fills in what embedded mode decides.
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listCutOuts } from '../photos/cut-outs.ts'
import type { Secrets } from './secrets.ts'
import { RunnerError } from './steps.ts'

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))

export interface Settings {
  readonly host: string
  readonly ports: Readonly<Record<PortVariable, number>>
  readonly dataDir: string
  readonly baseDomain: string
}

export const portVariables = ['PORT', 'STUDIO_PORT', 'SEARCH_PORT', 'PHOTOS_PORT'] as const
export type PortVariable = (typeof portVariables)[number]
const defaultPorts: Record<PortVariable, number> = {
  PORT: 3000,
  STUDIO_PORT: 3333,
  SEARCH_PORT: 7700,
  PHOTOS_PORT: 3334,
}

/** Reads the launcher's settings. Throws one RunnerError that names every wrong variable at once. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const problems: string[] = []
  const port = (name: PortVariable): number => {
    const text = env[name] ?? String(defaultPorts[name])
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < 1 || value > 65535) {
      problems.push(`${name} must be a port number from 1 to 65535, not '${text}'.`)
    }
    return value
  }
  const ports = Object.fromEntries(portVariables.map((name) => [name, port(name)])) as Record<
    PortVariable,
    number
  >
  for (const [index, name] of portVariables.entries()) {
    const twin = portVariables.slice(0, index).find((other) => ports[other] === ports[name])
    if (twin)
      problems.push(`${name} and ${twin} are both ${ports[name]}; every service needs a port of its own.`)
  }
  if (problems.length > 0) throw new RunnerError(problems.join('\n'))
  return {
    host: env.HOST ?? '127.0.0.1',
    ports,
    dataDir: resolve(root, env.DATA_DIR ?? '.data'),
    baseDomain: env.BASE_DOMAIN ?? 'localhost',
  }
}

/** The host of pictures in the demo feeds; the photo stand-in answers for it. */
const DEMO_PHOTOS = 'photos.forecourt.example'
/** The host of booking pages in the demo dealers' settings. */
const DEMO_BOOKINGS = 'bookings.forecourt.example'
/** The host of vehicle reports in the demo feeds and in `VEHICLE_REPORTS_URL`. */
const DEMO_REPORTS = 'reports.forecourt.example'

/** The host of the viewer of spins in `SPIN_VIEWER_URL`. */
const DEMO_VIEWER = 'viewer.forecourt.example'

/** Where a browser finds the pages and films of the demo's providers: all on the photo host. */
const frameHosts = (photos: string) =>
  [
    `${DEMO_BOOKINGS}=${photos}/bookings`,
    `${DEMO_REPORTS}=${photos}/reports`,
    `${DEMO_VIEWER}=${photos}/viewer`,
    `${DEMO_PHOTOS}=${photos}`,
  ].join(' ')

/**
 * The variables of embedded mode, of which each process gets its part (process-environment.ts); what the caller has
 * set already wins.
 */
export function embeddedEnvironment(
  settings: Settings,
  secrets: Secrets,
  env: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const { ports, dataDir } = settings
  const reach = settings.host === '0.0.0.0' || settings.host === '::' ? '127.0.0.1' : settings.host
  const text = Object.fromEntries(portVariables.map((name) => [name, String(ports[name])]))
  return {
    SANITY_PROJECT_ID: 'forecourt',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: `http://${reach}:${ports.STUDIO_PORT}`,
    SANITY_READ_TOKEN: secrets.readToken,
    SANITY_WRITE_TOKEN: secrets.writeToken,
    SANITY_MANAGEMENT_TOKEN: secrets.managementToken,
    SESSION_SECRET: secrets.sessionSecret,
    MEILI_URL: `http://${reach}:${ports.SEARCH_PORT}`,
    MEILI_HTTP_ADDR: `${settings.host}:${ports.SEARCH_PORT}`,
    MEILI_DB_PATH: join(dataDir, 'search'),
    MEILI_MASTER_KEY: secrets.searchMasterKey,
    MEILI_ADMIN_KEY: secrets.searchAdminKey,
    MEILI_SEARCH_KEY: secrets.searchKey,
    MEILI_SEARCH_KEY_UID: secrets.searchKeyUid,
    PHOTO_HOSTS: `${DEMO_PHOTOS}=http://${reach}:${ports.PHOTOS_PORT}`,
    DRAWN_PHOTO_HOSTS: DEMO_PHOTOS,
    DRAWN_CUT_OUTS: listCutOuts().join(','),
    FRAME_HOSTS: frameHosts(`http://${reach}:${ports.PHOTOS_PORT}`),
    SPIN_VIEWER_URL: `https://${DEMO_VIEWER}/{code}`,
    VEHICLE_REPORTS_URL: `https://${DEMO_REPORTS}/{report}/{vin}`,
    // The site's own defaults, named here because the launcher waits for its stop (site-service.ts).
    SHUTDOWN_GRACE_SECONDS: '0',
    SHUTDOWN_TIMEOUT_SECONDS: '1.5',
    PUBLIC_PORT: String(ports.PORT),
    NODE_ENV: 'production',
    ...env,
    HOST: settings.host,
    BASE_DOMAIN: settings.baseDomain,
    DATA_DIR: dataDir,
    ...text,
  }
}
