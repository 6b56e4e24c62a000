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
