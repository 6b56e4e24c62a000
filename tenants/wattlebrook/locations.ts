import type { SeedDocument } from '../src/dealer-seed.ts'
import { homeLocations } from './locations-new-south-wales.ts'
import { northernLocations } from './locations-queensland.ts'
import { southernLocations } from './locations-victoria.ts'

/** Eight dealerships in three states and three time zones, a parts warehouse, and one not open yet. */
export function listLocations(seedDate: string): SeedDocument[] {
  return [...homeLocations(seedDate), ...southernLocations(seedDate), ...northernLocations(seedDate)]
}
