export interface SearchOptions {
  host: string
  port: number
  folder: string
  /** Null opens the server to everybody who reaches it. */
  masterKey: string | null
  /** Bytes. */
  bodyLimit: number
  /** How long no task must have been done before indexes are saved. */
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
