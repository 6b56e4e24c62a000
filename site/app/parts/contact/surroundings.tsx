import { Picture } from '#app/ui/picture.tsx'
import { RegionPlan } from './region-plan.tsx'
import { StreetPlan } from './street-plan.tsx'
import type { SurroundingsModel } from './surroundings.server.ts'
import '#app/styles/pages/location-plan.css'

/** A map of a place, else its streets, else its city; nothing where it is not known where it is. */
export function Surroundings({ of: { map, plan, region }, name }: { of: SurroundingsModel; name: string }) {
  if (map) return <Picture picture={map} sizes="(min-width: 56rem) 50vw, 100vw" className="plan" />
  if (plan) return <StreetPlan plan={plan} name={name} />
  return region ? <RegionPlan plan={region} from="" distance="" /> : null
}

/** Whether it shows anything. */
export const hasSurroundings = ({ map, plan, region }: SurroundingsModel): boolean =>
  map !== null || plan !== null || region !== null
