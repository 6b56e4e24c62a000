// An instance with one job, which a test kills: <url of the database> <how it goes: hangs or works>. Says each round.
import { fakeLog } from '../../fixtures/fake-log.ts'
import { QueuedJobs } from '../queued-jobs.ts'

const [, , url = '', how = ''] = process.argv

const work = async () => {
  process.stdout.write('began\n')
  if (how === 'hangs') await new Promise((done) => setTimeout(done, 3_600_000))
  process.stdout.write('ended\n')
}
const job = { name: 'a', title: 'A', cron: '0 0 1 1 *', everyMs: 86_400_000, firstMs: 0, work }
const jobs = new QueuedJobs([job], { url, log: fakeLog().log })
await jobs.start()
process.stdout.write('started\n')
