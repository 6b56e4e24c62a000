import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { expectRouterData, whenNear } from './when-near.ts'

/**
 * Data of a route, requested once a part of the page is nearly on screen; undefined until then, null for none.
 * @param id of the part
 */
export function useDataWhenNear<T>(id: string, href: string) {
  const { load, data } = useFetcher<T | null>()
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    let isGone = false
    void whenNear(id).then(() => {
      if (isGone) return
      // Without a network the router could not load the route's script, and would reload the page.
      if (!navigator.onLine) return setOffline(true)
      expectRouterData()
      load(href)
    })
    return () => {
      isGone = true
    }
  }, [id, href, load])
  return isOffline ? null : data
}
