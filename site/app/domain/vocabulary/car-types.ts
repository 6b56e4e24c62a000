const ORDER = ['new', 'demo', 'used']

/** Car types in the order of the filter: new, demo, used; an unknown one last (SRCH-18). */
export function sortCarTypes(types: readonly string[]): string[] {
  return [...types].sort((a, b) => place(a) - place(b))
}

function place(type: string): number {
  const index = ORDER.indexOf(type.toLowerCase())
  return index === -1 ? ORDER.length : index
}
