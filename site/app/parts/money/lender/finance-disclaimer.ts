/** Characters of the finance disclaimer before 'Show More' (FIN-40). */
export const DISCLAIMER_SHORT_LENGTH = 197

/** How much of a disclaimer of `length` characters is shown at first, and whether it can be expanded. */
export function disclaimerState(length: number): { shownChars: number; toggle: boolean } {
  const toggle = length > DISCLAIMER_SHORT_LENGTH
  return { shownChars: toggle ? DISCLAIMER_SHORT_LENGTH : length, toggle }
}
