import { useCallback, useEffect, useRef, useState } from 'react'
import type { StudioSite } from '../access/studio-sites.ts'
import type { Loaded } from '../content-api/use-live.ts'
import { useSiteApi } from './use-site-api.ts'

/** What a site answered at a path, and for which path; `refresh` asks at once, `put` stores an answer that came another way. */
export interface SiteAnswer<T> extends Loaded<T> {
  /** The path that `value` is of; behind the asked one while that is being read. */
  readonly path: string
  readonly refresh: () => void
  readonly put: (value: T) => void
}

/**
 * Asks a site for what is at a path, again each `againMs` while the page is looked at. An error keeps the last value; another
 * path keeps it until its own has come.
 * @param path '' asks nothing
 */
export function useSiteAnswer<T>(
  { slug }: Pick<StudioSite, 'slug'>,
  path: string,
  read: (answer: unknown) => T,
  againMs: number,
): SiteAnswer<T> {
  const { api, formatAddress } = useSiteApi()
  const [state, setState] = useState<Loaded<T> & { path: string }>({ path: '' })
  const [turn, setTurn] = useState(0)
  const refresh = useCallback(() => setTurn((last) => last + 1), [])
  const put = useCallback((value: T) => setState({ value, path }), [path])
  const reader = useRef(read)
  useEffect(() => {
    if (path === '') return
    const gone = new AbortController()
    api.get(formatAddress(slug, path), reader.current, gone.signal).then(
      (value) => gone.signal.aborted || setState({ value, path }),
      (error: Error) => gone.signal.aborted || setState((last) => ({ ...last, error: error.message })),
    )
    return () => gone.abort()
  }, [api, formatAddress, slug, path, turn])
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), againMs)
    return () => clearInterval(timer)
  }, [againMs, refresh])
  return { ...state, refresh, put }
}
