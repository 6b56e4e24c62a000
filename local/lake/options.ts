import type { Robot } from './auth/session-store.ts'

/** How a lake is set up; `main.ts` reads it from the environment, tests give it directly. */
export interface LakeOptions {
  host: string
  /** 0: any free port. */
  port: number
  /** Folder of the lake's own files. */
  folder: string
  projectId: string
  dataset: string
  robots: Robot[]
  /** Folder of the built Studio. */
  studioFolder: string
  /** Where the sites are, `{slug}` standing for a dealer: handed to the Studio. */
  siteOrigin: string
  /** Origins allowed besides this machine's own. */
  origins: string[]
  queryTimeoutMs: number
  heartbeatMs: number
  /** Bytes of rendered pictures kept on disk. */
  renderCacheBytes: number
  now: () => Date
  /** One line for whoever runs the lake. */
  log: (line: string) => void
}

export const DEFAULTS = {
  host: '127.0.0.1',
  port: 3333,
  projectId: 'forecourt',
  dataset: 'production',
  robots: [] as Robot[],
  studioFolder: 'studio/dist',
  siteOrigin: 'http://{slug}.localhost:3000',
  origins: [] as string[],
  queryTimeoutMs: 5_000,
  heartbeatMs: 15_000,
  renderCacheBytes: 256 * 1024 * 1024,
}
