import type { Model } from '@forecourt/schemas/contract'
import { modelsPath } from '#app/paths.ts'

/** What models are chosen by (NAV-05), as it stands in the address. */
export type ModelChoice = { body: string | null; powertrain: string | null }

/** Nothing chosen. */
export const EVERY_MODEL: ModelChoice = { body: null, powertrain: null }

/** A model's bodies, the first its main one. */
export function bodiesOf({ manufacturerBody, manufacturerBody2, manufacturerBody3 }: Model): string[] {
  return [manufacturerBody, manufacturerBody2, manufacturerBody3].filter((body) => body !== '')
}

/** The models a choice leaves; names are compared without their case. */
export function chooseModels(models: readonly Model[], { body, powertrain }: ModelChoice): Model[] {
  return models.filter((model) => has(bodiesOf(model), body) && has(model.powertrains, powertrain))
}

/** Every body and powertrain of the models, the commonest first; [] where there is nothing to choose from. */
export function modelChoices(models: readonly Model[]): { bodies: string[]; powertrains: string[] } {
  const powertrains = models.flatMap((each) => each.powertrains)
  // Makers file electric models as a body of their own, which would stand there twice.
  const bodies = models.flatMap(bodiesOf).filter((body) => !powertrains.includes(body))
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
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  if (counts.size < 2) return []
  return [...counts].sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1)).map(([value]) => value)
}
