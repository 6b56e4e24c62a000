import { miscellaneousPath } from '#app/paths.ts'
import { localStore } from '#app/ui/browser-storage.ts'
import type { StoredValuation } from './trade-model.ts'

const findKey = (tenant: string) => `${tenant}.valuation`

/** The valuation that this browser stores for a site; null for none (TRADE-08). */
export function readValuation(tenant: string, store = localStore): StoredValuation | null {
  const stored = store.readJson(findKey(tenant))
  return isStoredValuation(stored) ? stored : null
}

function isStoredValuation(value: unknown): value is StoredValuation {
  const { vehicle, href } = (value ?? {}) as Record<string, unknown>
  return typeof vehicle === 'string' && typeof href === 'string' && href.startsWith('/trade-in/valuation/')
}

/**
 * Stores a valuation under the site's own key, reports it to the site, and logs the result (TRADE-08, TRADE-09, ERR-11).
 * Does not throw.
 */
export async function storeValuation(
  tenant: string,
  valuation: StoredValuation,
  { store = localStore, ask = fetch } = {},
): Promise<void> {
  try {
    const stored = store.write(findKey(tenant), JSON.stringify(valuation))
    const { lead_id, ...value } = valuation
    const { ok } = await ask(miscellaneousPath(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lead_id, column_name: 'valuation', value }),
    })
    if (!ok) throw new Error('The site refused the report.')
    if (!stored) throw new Error('The browser did not store it.')
    // biome-ignore lint/suspicious/noConsole: required in the console (TRADE-09)
    console.info('Valuation data saved successfully')
  } catch (error) {
    console.warn('Failed to save valuation data', error)
  }
}
