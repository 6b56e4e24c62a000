// Time from publishing to a changed page: an edit and its publication through the Studio's actions, then
// the dealer's offers page is requested until it has the new text.
import { ask } from './load.ts'

const lake = `http://127.0.0.1:${process.env.E2E_STUDIO_PORT}/v2025-02-19/data`
const headers = { authorization: `Bearer ${process.env.E2E_WRITE_TOKEN}`, 'content-type': 'application/json' }
const port = Number(process.env.E2E_SITE_PORT)
const dealer = process.env.BENCH_DEALER ?? ''
const ROUNDS = 20

async function post(path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${lake}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

async function runningOffer(): Promise<{ _id: string; name: string }> {
  const query = `*[_type == "offer" && "${dealer}" in sites[]->slug.current && start < now() && expiry > now()][0]{_id, name}`
  const answer = await fetch(`${lake}/query/production?${new URLSearchParams({ query })}`, { headers })
  const { result } = (await answer.json()) as { result: { _id: string; name: string } | null }
  if (!result) throw new Error(`${dealer} has no running offer`)
  return result
}

async function publishOnce(id: string, name: string): Promise<number> {
  const draft = { publishedId: id, draftId: `drafts.${id}` }
  await post('/actions/production', {
    actions: [{ actionType: 'sanity.action.document.edit', ...draft, patch: { set: { name } } }],
  })
  const since = performance.now()
  await post('/actions/production', { actions: [{ actionType: 'sanity.action.document.publish', ...draft }] })
  while (performance.now() - since < 10_000) {
    const page = await ask({
      port,
      path: '/special-offers',
      headers: { host: `${dealer}.localhost:${port}` },
    })
    if (page.bytes.includes(name)) return performance.now() - since
  }
  throw new Error('The page did not change within ten seconds.')
}

const offer = await runningOffer()
const times: number[] = []
for (let round = 1; round <= ROUNDS; round += 1)
  times.push(await publishOnce(offer._id, `${offer.name}, round ${round}`))
times.sort((a, b) => a - b)
const at = (share: number) => (times[Math.floor(ROUNDS * share)] ?? 0).toFixed(0)
console.log(
  `${'publish, until seen by reloading'.padEnd(52)} ${`${at(0.5)} / ${at(0.95)} ms`.padStart(22)}   ≤ 1000 ms, p50 / p95`,
)
