/** An alternative search for one without results. */
export type Relaxation = {
  /** The part it differs by, as its pill reads; several values of one key together: `SUV or Ute`. */
  label: string
  href: string
  /** How many cars it finds. */
  count: number
}

/**
 * Alternative searches for one without results: `without` one of its parts or, when no single part is the cause,
 * `only` one.
 */
export type Relaxations = { kind: 'without' | 'only'; choices: Relaxation[] }
