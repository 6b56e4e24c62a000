/** What the fuel cost calculator opens with (FUEL-01); `known` says whether the car's own consumption is. */
export type FuelModel = { litresPer100km: number; known: boolean }
