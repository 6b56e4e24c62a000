// An import in a child process that a test can kill: <host> <key> <folder> <cars> <price>. Prints its progress.
import { openDatabase } from '#db/database.ts'
import { runImport } from '../import/runs/run-import.ts'
import { StockStore } from '../index/stock-store.ts'
import { largeFeedSource, largeFeedVehicle } from './large-feed.ts'
import { sampleDealer, sampleFeed } from './sample-dealer.ts'

const [host = '', apiKey = '', folder = '', cars = '', price = ''] = process.argv.slice(2)
const report = (step: string) => process.stdout.write(`${step}\n`)

class ReportingStore extends StockStore {
  override async write(lines: Uint8Array<ArrayBuffer>): Promise<void> {
    await super.write(lines)
    report('written')
  }

  override async remove(ids: readonly string[]): Promise<void> {
    await super.remove(ids)
    report('removed')
  }
}

async function* reportingSource() {
  let first = true
  for await (const chunk of largeFeedSource(Number(cars), (index) =>
    largeFeedVehicle(index, { dapprice: Number(price) }),
  )) {
    yield chunk
    if (first) report('reading')
    first = false
  }
}

const run = await runImport(
  { feed: sampleFeed, source: reportingSource(), dealer: sampleDealer },
  {
    store: new ReportingStore({ host, apiKey, indexUid: 'Car_test' }),
    db: await openDatabase({ dataDir: folder }),
    folder,
  },
  { now: '2026-07-10T02:00:00.000Z', force: false, dryRun: false },
)
report(JSON.stringify('refused' in run ? run : run.counts))
