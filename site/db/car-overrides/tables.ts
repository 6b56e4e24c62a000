/** What staff set of a car over its stock file. */
export interface CarOverrideRow {
  tenant_slug: string
  car_id: string
  stocknum: string
  /** The car's, by which another car of the same stock number is told; '' where it is not known. */
  vin: string
  /** JSON of `CarActs`. */
  acts: string
  /** ISO UTC: the earliest end of one of them; null for none. */
  ends_at: string | null
  /** Counts its changes. */
  revision: number
  changed_at: string
}

/** What somebody did with a car, or what ended by its date. */
export interface CarEventRow {
  tenant_slug: string
  id: string
  car_id: string
  kind: string
  text: string
  /** ISO UTC: until when it was set; null without an end. */
  until: string | null
  /** '' for an end by date. */
  user_id: string
  at: string
}

/** The tables of what staff set of cars. */
export interface CarOverrideTables {
  car_overrides: CarOverrideRow
  car_events: CarEventRow
}
