import { useEffect, useState } from 'react'
import { useClient, useUserStore } from 'sanity'

/** Who changed each of these documents last, by document id: name, or null for a program. */
export type LastEditors = Readonly<Record<string, string | null>>

interface HistoryLine {
  readonly author?: string
}

/** Asks the history of each document for its last change, again when `key` changes. */
export function useLastEditors(ids: readonly string[], key: string): LastEditors {
  const client = useClient({ apiVersion: '2025-02-19' })
  const users = useUserStore()
  const [editors, setEditors] = useState<LastEditors>({})
  useEffect(() => {
    let current = true
    const { dataset } = client.config()
    const ask = async (id: string): Promise<[string, string | null]> => {
      const url = `/data/history/${dataset}/transactions/${id}?excludeContent=true&reverse=true&limit=1`
      const answer = await client.request<HistoryLine | string | null>({ url, tag: 'today.editors' })
      const line = typeof answer === 'string' ? (JSON.parse(answer || '{}') as HistoryLine) : answer
      const user = line?.author ? await users.getUser(line.author) : null
      return [id, user?.displayName ?? null]
    }
    Promise.allSettled(ids.map(ask)).then((answers) => {
      const known = answers.flatMap((answer) => {
        if (answer.status === 'fulfilled') return [answer.value]
        console.warn('Who edited a draft last could not be read.', answer.reason)
        return []
      })
      if (current) setEditors(Object.fromEntries(known))
    })
    return () => {
      current = false
    }
  }, [key, client, users])
  return editors
}
