import type { ImportOptions } from './dump/import-dump.ts'

/** The server whose answers this one gives. */
export const SERVER_VERSION = '1.50.0'

export interface SearchOptions {
  host: string
  port: number
  folder: string
  /** Where dumps are written; null for a folder of that name in the data folder. */
  dumpFolder: string | null
  /** A dump that an empty data folder is filled from. */
  importDump: ImportOptions | null
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
  dumpFolder: null,
  importDump: null,
  saveAfterMs: 1000,
}
