import type { Location } from '@forecourt/schemas/contract'
import { type StreetLayout, streetLayout } from './street-layout.ts'

/** The streets that staff named around a place, and how they are drawn. */
export type StreetPlanModel = NonNullable<Location['plan']> & { layout: StreetLayout }

/** The plan of a place's streets; null where staff named none. */
export function streetPlan({ name, plan }: Pick<Location, 'name' | 'plan'>): StreetPlanModel | null {
  if (plan === null) return null
  const { street, crossStreets, landmark } = plan
  return { ...plan, layout: streetLayout([name, street, ...crossStreets, landmark]) }
}
