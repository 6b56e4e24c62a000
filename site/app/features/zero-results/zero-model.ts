/** A part of a search that found nothing, and how many there are without it. */
export type ZeroChoice = {
  /** How its pill reads; several values of one key together: `SUV or Ute`. */
  label: string
  /** The search without it. */
  href: string
  /** `12 cars`. */
  counted: string
}
