/** A search near one that found nothing. */
export type Relaxation = {
  /** The part it differs by, as its pill reads; several values of one key together: `SUV or Ute`. */
  label: string
  href: string
  /** How many cars it finds. */
  count: number
}

/** Searches near one that finds nothing: `without` one part of it or, where no single part is to blame, `only` one. */
export type Relaxations = { kind: 'without' | 'only'; choices: Relaxation[] }
