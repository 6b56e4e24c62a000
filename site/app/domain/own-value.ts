/** What a table declares for a key that comes from data; nothing for the name of a property that every object has. */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
