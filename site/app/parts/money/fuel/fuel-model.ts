/** Initial values of the fuel cost calculator (FUEL-01); `known` when the consumption is the car's own. */
export type FuelModel = { litresPer100km: number; known: boolean }
