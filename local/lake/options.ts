import type { Robot } from './auth/session-store.ts'

/** A lake's configuration; `main.ts` reads it from the environment, tests pass it directly. */
export interface LakeOptions {
  host: string
  /** 0: any free port. */
  port: number
  /** Folder of the lake's data files. */
  folder: string
  projectId: string
  dataset: string
  robots: Robot[]
  /** Folder of the built Studio. */
  studioFolder: string
  /** The sites' origin, with `{slug}` for the dealer; passed to the Studio. */
  siteOrigin: string
  /** Origins of the Studio besides the lake's own. */
  origins: string[]
  queryTimeoutMs: number
  heartbeatMs: number
  /** Size limit of the rendered images on disk, in bytes. */
  renderCacheBytes: number
  now: () => Date
  /** Writes one line to the log. */
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
