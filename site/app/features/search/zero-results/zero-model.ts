/** A search near one that found nothing, and how many it finds. */
export type ZeroChoice = {
  /** The part it differs by, as its pill reads; several values of one key together: `SUV or Ute`. */
  label: string
  href: string
  /** `12 cars`. */
  counted: string
}

/** Ways out of a search that finds nothing: `without` one part of it or, where no one part is to blame, `only` one. */
export type ZeroModel = { kind: 'without' | 'only'; choices: ZeroChoice[] }
