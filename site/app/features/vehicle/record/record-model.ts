import type { PriceStepModel } from '#app/parts/car/price-steps/price-steps.server.ts'
import type { InspectionLook } from '#app/parts/car/rules/inspection.ts'
import type { LeadLinkModel } from '#app/parts/lead/form/lead-link-model.ts'

/** The sheet of a car's inspection. */
export type InspectionModel = {
  /** `108 of 112 points passed`; '' where the sheet does not count. */
  passed: string
  /** The worst first, numbered as beside the price; `side` is a reading of the paint, or what was done. */
  faults: { part: string; found: string; side: string; look: InspectionLook }[]
  /** What passed and is named, in words. */
  clear: string[]
  panels: { panel: string; microns: number; look: InspectionLook; isOnPlan: boolean }[]
  /** The readings of a plan of the car; null where there are too few for one. */
  plan: PlanReading[] | null
}

type Position = `${'left' | 'right'}-${'front' | 'rear'}`

/** A painted panel on the plan of a car. */
export type PaintPlace = 'bonnet' | 'roof' | 'boot' | `${'guard' | 'door'}-${Position}`

export type PlanReading = { place: PaintPlace; microns: number; look: InspectionLook }

/** What is on record of a car; null where nothing is. */
export type RecordModel = {
  inspection: InspectionModel | null
  prices: PriceStepModel[]
  /** Asks for the sheet of a car that has none yet, where the dealer's sheets are what is said first; else null. */
  ask: LeadLinkModel | null
} | null
