import type { Model } from '@forecourt/schemas/contract'
import { modelsPath } from '#app/paths.ts'

/** The filters of the models page (NAV-05), as its address has them. */
export type ModelChoice = { body: string | null; powertrain: string | null }

/** No filter. */
export const EVERY_MODEL: ModelChoice = { body: null, powertrain: null }

/** A model's bodies, the first its main one. */
export function listBodies({ manufacturerBody, manufacturerBody2, manufacturerBody3 }: Model): string[] {
  return [manufacturerBody, manufacturerBody2, manufacturerBody3].filter((body) => body !== '')
}

/** The models a choice leaves; names are compared without their case. */
export function chooseModels(models: readonly Model[], { body, powertrain }: ModelChoice): Model[] {
  return models.filter((model) => has(listBodies(model), body) && has(model.powertrains, powertrain))
}

/** Every body and powertrain of the models, most common first; [] when there is no choice. */
export function modelChoices(models: readonly Model[]): { bodies: string[]; powertrains: string[] } {
  const powertrains = models.flatMap((each) => each.powertrains)
  // Manufacturers list electric models as a separate body, which would appear twice.
  const bodies = models.flatMap(listBodies).filter((body) => !has(powertrains, body))
  return { bodies: commonest(bodies), powertrains: commonest(powertrains) }
}

/** The address of a choice. */
export function modelsHref({ body, powertrain }: ModelChoice): string {
  const params = new URLSearchParams()
  if (body) params.set('body', body)
  if (powertrain) params.set('powertrain', powertrain)
  const query = params.toString()
  return modelsPath(query && `?${query}`)
}

function has(values: readonly string[], wanted: string | null): boolean {
  return !wanted || values.some((value) => value.toLowerCase() === wanted.toLowerCase())
}

function commonest(values: readonly string[]): string[] {
  // Written with other capitals it is the same, and reads as it was written first.
  const counts = [...Map.groupBy(values, (value) => value.toLowerCase()).values()]
  if (counts.length < 2) return []
  return counts
    .map(([first = '', ...more]): [string, number] => [first, more.length])
    .sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
    .map(([value]) => value)
}
