/** The groups of cars in the order of the search (SRCH-30), as the import writes them. */
const ORDER = ['hatchback & sedan', 'suv', 'premium', 'petrol & diesel', 'electric', 'hybrid', 'coming soon']

/** Categories in the order of the search; an unknown one last, by name. */
export function sortCategories(categories: readonly string[]): string[] {
  return [...categories].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
}

function place(category: string): number {
  const index = ORDER.indexOf(category.toLowerCase())
  return index === -1 ? ORDER.length : index
}
