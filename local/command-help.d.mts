export function helpFor(words: string[]): { text: string; exitCode: 0 | 2 } | null
