import { useCallback, useEffect } from 'react'
import { useRouter } from 'sanity/router'
import { useChosenSite, useCurrentSite } from '../access/current-site.tsx'
import { getSiteOrigin } from '../settings/settings.ts'
import { useStudioSettings } from '../settings/settings-context.ts'
import { CONTENT, contentPath, pathAfterSwitch } from './site-paths.ts'

/** Chooses a site. What is open stays as it is: whoever looked at one site's content or pages goes to the other's. */
export function useSwitchSite(): (id: string | null) => void {
  const { select, sites } = useCurrentSite()
  const { siteOrigin } = useStudioSettings()
  const router = useRouter()
  return useCallback(
    (id) => {
      const slug = sites.find((site) => site.id === id)?.slug
      const origin = slug === undefined ? null : getSiteOrigin(siteOrigin, slug)
      const path = pathAfterSwitch(router.resolvePathFromState(router.state), { id, origin })
      select(id)
      if (path !== null) router.navigateUrl({ path })
    },
    [select, sites, siteOrigin, router],
  )
}

/** Content starts with that of the chosen site: whoever has chosen one is not asked for it again. */
export function useContentOfChosen(): void {
  const { sites } = useCurrentSite()
  const chosen = useChosenSite()
  const { navigateUrl, resolvePathFromState, state } = useRouter()
  const [path] = resolvePathFromState(state).split('?')
  useEffect(() => {
    if (path === CONTENT && chosen && sites.length > 1)
      navigateUrl({ path: contentPath(chosen.id), replace: true })
  }, [path, chosen, sites, navigateUrl])
}

/** ⌥1 to ⌥9 choose a site, ⌥0 all of them; not while somebody types, where they write letters. */
export function useSwitchKeys(ids: readonly string[]): void {
  const switchTo = useSwitchSite()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]
      const { altKey, ctrlKey, metaKey, shiftKey, target } = event
      if (!digit || !altKey || ctrlKey || metaKey || shiftKey || isTyping(target)) return
      const id = digit === '0' ? null : ids[Number(digit) - 1]
      if (id === undefined) return
      event.preventDefault()
      switchTo(id)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [ids, switchTo])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
