/** The details a browser may keep, in the storage's own names (DATA-35). */
const KEPT = ['name', 'last_name', 'email', 'phone', 'postcode'] as const

export type StoredUser = Partial<Record<(typeof KEPT)[number], string>>

/** What is stored of a person's details: known fields, only those with a value. */
export function storedUser(details: Readonly<Record<string, string | null | undefined>>): StoredUser {
  const kept: StoredUser = {}
  for (const key of KEPT) {
    const value = details[key]
    if (value) kept[key] = value
  }
  return kept
}
