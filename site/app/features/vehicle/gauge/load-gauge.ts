import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import type { GaugeData } from '#app/domain/money/gauge-data.ts'

type Loading = Pick<ClientLoaderFunctionArgs, 'request' | 'serverLoader'>

/**
 * `clientLoader` of a car's price gauge: null while it is unavailable, which is only logged (GAUGE-03, GAUGE-04).
 * @throws Response a redirect of the loader's
 */
export async function loadGauge({ request, serverLoader }: Loading): Promise<GaugeData | null> {
  try {
    const data = await serverLoader<GaugeData | null>()
    if (!data) throw new Error('No data returned')
    return data as GaugeData
  } catch (error) {
    if (error instanceof Response) throw error
    if (!request.signal.aborted) console.warn('Failed to fetch auto gauge data.', error)
    return null
  }
}
