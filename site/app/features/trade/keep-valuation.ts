import { miscellaneousPath } from '#app/paths.ts'
import { localStore } from '#app/ui/browser-storage.ts'
import type { KeptValuation } from './trade-model.ts'

const keyOf = (tenant: string) => `${tenant}.valuation`

/** The valuation that this browser keeps of a site; null for none (TRADE-08). */
export function readValuation(tenant: string, store = localStore): KeptValuation | null {
  const stored = store.readJson(keyOf(tenant))
  return isKept(stored) ? stored : null
}

function isKept(kept: unknown): kept is KeptValuation {
  const { vehicle, href } = (kept ?? {}) as Record<string, unknown>
  return typeof vehicle === 'string' && typeof href === 'string' && href.startsWith('/trade-in/valuation/')
}

/**
 * Keeps a valuation under a key of the site's own, reports it to the site, and logs how that went (TRADE-08, TRADE-09,
 * ERR-11). It stands in nobody's way: it never throws.
 */
export async function keepValuation(
  tenant: string,
  valuation: KeptValuation,
  { store = localStore, ask = fetch } = {},
): Promise<void> {
  try {
    const stored = store.write(keyOf(tenant), JSON.stringify(valuation))
    const { lead_id, ...value } = valuation
    const { ok } = await ask(miscellaneousPath(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lead_id, column_name: 'valuation', value }),
    })
    if (!ok) throw new Error('The site did not take it.')
    if (!stored) throw new Error('The browser did not store it.')
    // biome-ignore lint/suspicious/noConsole: the console is told so (TRADE-09)
    console.info('Valuation data saved successfully')
  } catch (error) {
    console.warn('Failed to save valuation data', error)
  }
}
