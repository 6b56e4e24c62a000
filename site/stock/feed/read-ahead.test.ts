import { expect, it } from 'vitest'
import type { FeedFormat } from './feed-row.ts'
import { readFeed } from './read-feed.ts'

const ROWS = 4_000
const PIECE = 16_000
/** Far less than the file, more than the pipes between reader and parser hold. */
const AHEAD = 1_000_000
const words = 'Full books, new tyres and a walk around by video. '.repeat(40)

const WRITTEN: Record<FeedFormat, { start: string; row: (n: number) => string; end: string }> = {
  'dms-json': { start: '[{}', row: (n) => `,{"stocknum":"A${n}","dealercomments":"${words}"}`, end: ']' },
  'csn-dto': { start: '', row: (n) => `{"Type":"Car ${n}","Description":"${words}"}\n`, end: '' },
  csv: { start: 'stocknum,comments\n', row: (n) => `A${n},"${words}"\n`, end: '' },
  xml: {
    start: '<s>',
    row: (n) => `<vehicle><stocknum>A${n}</stocknum><c>${words}</c></vehicle>`,
    end: '</s>',
  },
}

it.each(Object.entries(WRITTEN))(
  'a %s file is never held whole: reading waits for its rows',
  async (format, how) => {
    let read = 0
    async function* file() {
      let open = Buffer.from(how.start)
      for (let n = 0; n < ROWS; n += 1) {
        open = Buffer.concat([open, Buffer.from(how.row(n))])
        if (open.length < PIECE) continue
        read += open.length
        yield open
        open = Buffer.alloc(0)
      }
      yield Buffer.concat([open, Buffer.from(how.end)])
    }
    const rowBytes = how.row(1_000).length
    let [rows, ahead] = [0, 0]
    for await (const _row of readFeed({ format: format as FeedFormat, element: 'vehicle' }, file())) {
      rows += 1
      ahead = Math.max(ahead, read - rows * rowBytes)
    }
    expect(rows).toBeGreaterThanOrEqual(ROWS)
    expect(read).toBeGreaterThan(6 * AHEAD)
    expect(ahead).toBeLessThan(AHEAD)
  },
)
