import { onTestFinished } from 'vitest'

export interface ServerEvent {
  event: string
  id: string | null
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever the lake sends
  data: any
}

/** Reads a lake's event stream; `next()` waits for the next event and skips comments. */
export async function openEvents(url: string, headers: Record<string, string> = {}) {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const response = await fetch(url, { headers, signal: abort.signal })
  const events = parseEvents(response)
  const next = async (): Promise<ServerEvent> => {
    const { value, done } = await events.next()
    if (done) throw new Error('The stream has ended')
    return value
  }
  return {
    response,
    next,
    close: () => abort.abort(),
    ended: async () => (await events.next()).done === true,
  }
}

async function* parseEvents(response: Response): AsyncGenerator<ServerEvent, void> {
  const decoder = new TextDecoder()
  let waiting = ''
  for await (const chunk of response.body ?? []) {
    waiting += decoder.decode(chunk as Uint8Array, { stream: true })
    const frames = waiting.split('\n\n')
    waiting = frames.pop() ?? ''
    for (const frame of frames) {
      const event = parseFrame(frame)
      if (event) yield event
    }
  }
}

function parseFrame(frame: string): ServerEvent | null {
  const fields = new Map(
    frame.split('\n').map((line) => [line.slice(0, line.indexOf(':')), afterColon(line)]),
  )
  const data = fields.get('data')
  if (data === undefined) return null
  return { event: fields.get('event') ?? 'message', id: fields.get('id') ?? null, data: JSON.parse(data) }
}

function afterColon(line: string): string {
  return line.slice(line.indexOf(':') + 1).trimStart()
}
