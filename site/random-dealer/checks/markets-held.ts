import { MARKET_FEED_NAMES, MARKET_FEEDS } from '@forecourt/schemas/contract'
import type { DealerSite, Finding } from '../dealer-site.ts'

const CHECK = 'the file of a market place is for its key alone'

/** Whatever market places a dealer has chosen, without a key there is no list of its whole stock for them. */
export async function marketsHeld(site: DealerSite): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const name of MARKET_FEED_NAMES) {
    for (const query of ['', '?key=', '?key=market_x']) {
      const path = `/feeds/${MARKET_FEEDS[name].file}${query}`
      const { status } = await site.get(path)
      if (status !== 404) findings.push({ check: CHECK, where: path, says: `answered ${status}` })
    }
  }
  return findings
}
