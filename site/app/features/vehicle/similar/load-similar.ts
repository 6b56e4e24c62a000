import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import type { SimilarModel } from '#app/parts/car/similar-model.ts'

type Loading = Pick<ClientLoaderFunctionArgs, 'request' | 'serverLoader'>

/**
 * `clientLoader` of similar cars: null while they are unavailable, which is only logged (SIM-08).
 * @throws Response a redirect of the loader's
 */
export async function loadSimilar({ request, serverLoader }: Loading): Promise<SimilarModel | null> {
  try {
    return (await serverLoader<SimilarModel | null>()) as SimilarModel | null
  } catch (error) {
    if (error instanceof Response) throw error
    if (!request.signal.aborted) console.warn('Failed to fetch similar cars.', error)
    return null
  }
}
