/** The licences where the block names none; what they are called differs by state. */
export const DEFAULT_LICENCES = [
  { key: 'learner', name: 'Learner’s permit', text: 'Learner approved only', learner: true },
  { key: 'restricted', name: 'Restricted licence', text: 'Learner approved only', learner: true },
  { key: 'full', name: 'Full licence', text: 'Any motorcycle', learner: false },
] as const

/** Millimetres. */
export const SEAT_MM = { lowest: 500, highest: 1_000 }
/** A seat from which most riders reach the ground, in millimetres. */
export const DEFAULT_SEAT_MM = 810
