/** A term in words: `1 year`, `2.5 years`. */
export const formatYears = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`
