import type { InspectionLook } from '#app/features/car/rules/inspection.ts'

/** The sheet of a car's inspection. */
export type InspectionModel = {
  /** `108 of 112 points passed`; '' where the sheet does not count. */
  passed: string
  faults: { n: number; part: string; found: string; done: string; look: InspectionLook }[]
  /** Parts that passed and are named. */
  clear: string[]
  panels: { panel: string; microns: number; look: InspectionLook }[]
}

/** A price a car had, has, or is promised to have. */
export type PriceStepModel = {
  price: string
  when: string
  note: string
  /** Its share of the highest one, in hundredths. */
  share: number
  is: 'past' | 'now' | 'next'
}

/** What is on record of a car; null where neither is known. */
export type RecordModel = { inspection: InspectionModel | null; prices: PriceStepModel[] } | null
