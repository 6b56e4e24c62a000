import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type Log = Logger

const MAIL_ADDRESS = /[^\s"'<>@\\:,;()]+@[^\s"'<>@\\:,;()]+/g
/** An Australian number as people and records write it. */
const PHONE_NUMBER = /(?<![\w.])(?:\+61 ?|0)[2-478](?:[ -]?\d){8}(?![\w.])/g

/** A line without mail addresses and phone numbers: errors of other systems quote them. */
export const withoutPersons = (line: string): string =>
  line.replace(MAIL_ADDRESS, '…@…').replace(PHONE_NUMBER, '…')

/** What is known of where an error came from. */
export interface ErrorTags {
  requestId?: string
  tenant?: string
  route?: string
}

interface LogParts {
  destination?: DestinationStream
  /** Called with the error of a line of level 50 or more. */
  onError?: (error: Error, tags: ErrorTags) => void
}

const ERROR_LEVEL = 50

/** One JSON line per event. Personal data and secrets are redacted wherever a caller may have put them. */
export function createLog(level: string, { destination, onError }: LogParts = {}): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: {
      paths: ['*.authorization', '*.cookie', '*.token', '*.email', '*.phone', 'headers', 'body'],
      censor: '…',
    },
    hooks: {
      streamWrite: withoutPersons,
      ...(onError ? { logMethod: reporting(onError) } : {}),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

function reporting(
  onError: NonNullable<LogParts['onError']>,
): NonNullable<LoggerOptions['hooks']>['logMethod'] {
  return function report(args, method, level) {
    const fields = (args[0] ?? {}) as { err?: unknown } & ErrorTags
    if (level >= ERROR_LEVEL && fields.err instanceof Error) {
      const { requestId, tenant, route } = { ...(this.bindings() as ErrorTags), ...fields }
      onError(fields.err, {
        ...(requestId === undefined ? {} : { requestId }),
        ...(tenant === undefined ? {} : { tenant }),
        ...(route === undefined ? {} : { route }),
      })
    }
    method.apply(this, args)
  }
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
