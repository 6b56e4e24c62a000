import { useEffect, useState } from 'react'
import { useUserStore } from 'sanity'

/** Names of people by id; '' while a name is read, undefined for somebody who is not known. */
export function useUserNames(ids: readonly string[]): Readonly<Record<string, string | undefined>> {
  const users = useUserStore()
  const [names, setNames] = useState<Record<string, string | undefined>>({})
  const key = [...new Set(ids)].sort().join()
  useEffect(() => {
    let current = true
    const asked = key === '' ? [] : key.split(',')
    setNames((known) => ({ ...Object.fromEntries(asked.map((id) => [id, ''])), ...known }))
    void users.getUsers(asked).then((found) => {
      const known = new Map(found.map((user) => [user.id, user.displayName]))
      if (current) setNames(Object.fromEntries(asked.map((id) => [id, known.get(id)])))
    })
    return () => {
      current = false
    }
  }, [key, users])
  return names
}
