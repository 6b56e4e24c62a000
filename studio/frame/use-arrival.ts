import { useEffect, useRef } from 'react'
import { useRouter } from 'sanity/router'
import { useSites } from '../access/current-site.tsx'
import { useIsSettingUp } from './use-shown-tools.ts'

/** Where the person came in; the command line loads the Studio's parts in Node, without a location. */
const ARRIVED_AT = globalThis.location?.pathname ?? ''

/** Whoever comes in at the Studio's own address begins with Set up while their site is being set up. */
export function useArrival(): void {
  const router = useRouter()
  const isSettingUp = useIsSettingUp()
  const isKnown = useSites().value !== undefined
  const isDone = useRef(ARRIVED_AT !== '/')
  useEffect(() => {
    if (!isKnown || isDone.current) return
    isDone.current = true
    if (isSettingUp) router.navigateUrl({ path: '/set-up', replace: true })
  }, [isKnown, isSettingUp, router])
}
