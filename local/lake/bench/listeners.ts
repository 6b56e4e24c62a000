import { get, type IncomingMessage } from 'node:http'

/** Opens `count` event streams; `nextForAll` resolves when each has received another event. */
export async function openListeners(url: string, token: string, count: number) {
  const query = encodeURIComponent('*[_type == "offer"]')
  const headers = { authorization: `Bearer ${token}` }
  const waiting: (() => void)[] = []
  const streams = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const stream = await new Promise<IncomingMessage>((resolve, reject) => {
        get(`${url}/v1/data/listen/production?query=${query}`, { headers, agent: false }, resolve).on(
          'error',
          reject,
        )
      })
      stream.on('data', (data: Buffer) => {
        if (data.includes('event: mutation')) waiting[index]?.()
      })
      stream.on('error', () => undefined)
      return stream
    }),
  )
  return {
    nextForAll: () =>
      Promise.all(
        streams.map(
          (_, index) =>
            new Promise<void>((resolve) => {
              waiting[index] = resolve
            }),
        ),
      ),
    close: () => {
      for (const stream of streams) stream.destroy()
    },
  }
}
