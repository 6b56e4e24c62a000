import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const MAIL_ADDRESS = /[^\s"'<>@\\:,;()]+@[^\s"'<>@\\:,;()]+/g
/** An Australian number as people and records write it. */
const PHONE_NUMBER = /(?<![\w.])(?:\+61 ?|0)[2-478](?:[ -]?\d){8}(?![\w.])/g

/** A line without mail addresses and phone numbers: errors of other systems quote them. */
export const withoutPersons = (line: string): string =>
  line.replace(MAIL_ADDRESS, '…@…').replace(PHONE_NUMBER, '…')

/** One JSON line per event. Personal data and secrets are redacted wherever a caller may have put them. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: {
      paths: ['*.authorization', '*.cookie', '*.token', '*.email', '*.phone', 'headers', 'body'],
      censor: '…',
    },
    hooks: { streamWrite: withoutPersons },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Errors outside of any request go to the same log, a line each. */
export function logErrorsOutsideRequests(log: Log): void {
  console.error = (...words: unknown[]) =>
    log.error(
      { err: words.find((word) => word instanceof Error) },
      words.map(String).join(' ').slice(0, 2_000),
    )
  // One unhandled rejection must not end every dealer's site.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'))
}
