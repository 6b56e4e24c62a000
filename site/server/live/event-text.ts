// The text of server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html
import type { ChangedIds } from './stock-changes.ts'

/** Beyond this many an event says only that anything may have changed. */
const MOST_NAMED = 100

/** Cars changed; the browser names the version when it comes back. An event without ids moves the version alone. */
export function stockEvent(version: string, changed: ChangedIds): string {
  const named = changed !== null && changed.length <= MOST_NAMED ? changed : null
  return `id: ${version}\nevent: stock\ndata: ${JSON.stringify({ changed: named })}\n\n`
}

/** The first words of a stream: when to come back should it break. */
export const openingText = (retryMs: number) => `retry: ${retryMs}\n\n`

/** Says nothing, so that nobody between takes the stream for dead. */
export const heartbeatText = ': \n\n'
