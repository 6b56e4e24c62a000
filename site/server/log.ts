import { type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON line an event. What could be personal or secret is cut out wherever a caller may have put it. */
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
