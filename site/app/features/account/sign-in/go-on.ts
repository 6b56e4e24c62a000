import { readKept } from '#app/features/car/saved/saved-list.ts'
import { mergeCarsPath } from '#app/paths.ts'

const PATIENCE_MS = 3_000

/** After sign-in: adds what this browser keeps to the watchlist (decision 16), and leads on, whether that worked or not. */
export async function goOn(tenantSlug: string, redirect: string): Promise<void> {
  const kept = readKept(tenantSlug, 'favourites').map(({ id }) => id)
  if (kept.length > 0) await merge(kept)
  location.assign(redirect)
}

async function merge(carIds: readonly string[]): Promise<void> {
  try {
    const body = new URLSearchParams({ car_ids: carIds.join(',') })
    const answer = await fetch(mergeCarsPath(), {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // A dealer without a watchlist has nowhere to put them.
    if (!answer.ok && answer.status !== 404) throw new Error(`merge answered ${answer.status}`)
  } catch (error) {
    console.warn('The saved cars were not added to the watchlist.', error)
  }
}
