import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'
import { carCardsPath } from '#app/paths.ts'
import type { LoadedCards } from './load-car-cards.ts'
import { idsToLoad, savedAndViewed } from './saved-cars.ts'
import { readSavedList, useGarage } from './saved-list.ts'
import { readSavedSince } from './saved-since.ts'
import { readViewedIds } from './viewed-ids.ts'

/** The saved cars as cards; null while loading, `failed` on an error. */
export function useSavedCars(tenantSlug: string) {
  const { entries, toggle } = useGarage(tenantSlug)
  const { load, data: loaded, state } = useFetcher<LoadedCards | null>()
  const [viewedIds, setViewedIds] = useState<readonly string[]>([])
  const loadAll = useCallback(() => {
    const viewed = readViewedIds(tenantSlug)
    setViewedIds(viewed)
    const ids = idsToLoad(readSavedList(tenantSlug, 'favourites'), viewed)
    const since = readSavedSince(tenantSlug)
    load(
      carCardsPath(
        ids,
        ids.map((id) => since.get(id) ?? ''),
      ),
    )
  }, [load, tenantSlug])
  useEffect(loadAll, [loadAll])
  // Cars saved in another tab are loaded too; removed ones need no request.
  const isNew = loaded ? !entries.every(({ id }) => loaded.ids.includes(id)) : false
  useEffect(() => {
    if (isNew) loadAll()
  }, [loaded, isNew, loadAll])
  return { found: readFound(), remove: toggle, retry: loadAll }

  function readFound() {
    if (loaded === null && state === 'idle') return 'failed' as const
    if (!loaded) return null
    const known = entries.filter(({ id }) => loaded.ids.includes(id))
    return savedAndViewed(known, viewedIds, loaded.cards)
  }
}
