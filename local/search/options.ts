/** The Meilisearch version whose answers this server gives. */
export const SERVER_VERSION = '1.50.0'

export interface SearchOptions {
  host: string
  port: number
  folder: string
  /** Null disables authentication. */
  masterKey: string | null
  /** Bytes. */
  bodyLimit: number
  /** Idle time after the last task before indexes are saved. */
  saveAfterMs: number
  now: () => Date
  log: (line: string) => void
}

export const DEFAULTS = {
  host: '127.0.0.1',
  port: 7700,
  folder: '.data/search',
  bodyLimit: 104_857_600,
  saveAfterMs: 1000,
}
