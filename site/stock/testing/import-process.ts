// An import as a process of its own, so that a test can kill it: <host> <key> <folder> <cars> <price>. It says on its
// output how far it is.
import { runImport } from '../import/runs/run-import.ts'
import { StockStore } from '../index/stock-store.ts'
import { yardSource, yardVehicle } from './large-feed.ts'
import { sampleDealer, sampleFeed } from './sample-dealer.ts'

const [host = '', apiKey = '', folder = '', cars = '', price = ''] = process.argv.slice(2)
const say = (step: string) => process.stdout.write(`${step}\n`)

class TalkingStore extends StockStore {
  override async write(lines: Uint8Array<ArrayBuffer>): Promise<void> {
    await super.write(lines)
    say('written')
  }

  override async remove(ids: readonly string[]): Promise<void> {
    await super.remove(ids)
    say('removed')
  }
}

async function* talkingSource() {
  let first = true
  for await (const piece of yardSource(Number(cars), (index) =>
    yardVehicle(index, { dapprice: Number(price) }),
  )) {
    yield piece
    if (first) say('reading')
    first = false
  }
}

const run = await runImport(
  { feed: sampleFeed, source: talkingSource(), dealer: sampleDealer },
  { store: new TalkingStore({ host, apiKey, indexUid: 'Car_test' }), folder },
  { now: '2026-07-10T02:00:00.000Z', force: false, dryRun: false },
)
say(JSON.stringify('refused' in run ? run : run.counts))
