/** The details that browser storage may hold, by their names there (DATA-35). */
const STORED_FIELDS = ['name', 'last_name', 'email', 'phone', 'postcode'] as const

export type StoredUser = Partial<Record<(typeof STORED_FIELDS)[number], string>>

/** What is stored of a person's details: known fields, only those with a value. */
export function storedUser(details: Readonly<Record<string, string | null | undefined>>): StoredUser {
  const stored: StoredUser = {}
  for (const key of STORED_FIELDS) {
    const value = details[key]?.trim()
    if (value) stored[key] = value
  }
  return stored
}
