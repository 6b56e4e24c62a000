import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useOnline } from '#app/ui/use-online.ts'
import { followsAsDocument, isLostOffline } from '../offline-events.ts'
import { isReadableOffline, STORED_AT } from '../readable-pages.ts'

/** @returns milliseconds since 1970; null for a document of the network */
function storedAt(): number | null {
  const at = document.documentElement.getAttribute(STORED_AT)
  return at === null ? null : Number(at)
}

/** Since when the page may be out of date, and whether it came from the browser's cache. */
function usePageTime() {
  const { key } = useLocation()
  const [time, setTime] = useState<{ at: number; isStored: boolean } | null>(null)
  const first = useRef(key)
  useEffect(() => {
    const stored = first.current === key ? storedAt() : null
    setTime({ at: stored ?? Date.now(), isStored: stored !== null })
  }, [key])
  return time
}

/** Refuses to post forms without a network, so that nothing typed is lost. @returns whether one was refused */
function useUnsent(online: boolean): boolean {
  const [unsent, setUnsent] = useState(false)
  useEffect(() => {
    if (online) return setUnsent(false)
    const refuse = (event: SubmitEvent) => {
      if (!isLostOffline(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setUnsent(true)
    }
    const follow = (event: MouseEvent) => {
      // Not the router's: the worker has documents, no data.
      if (navigator.serviceWorker?.controller && followsAsDocument(event)) event.stopImmediatePropagation()
    }
    addEventListener('submit', refuse, true)
    addEventListener('click', follow, true)
    return () => {
      removeEventListener('submit', refuse, true)
      removeEventListener('click', follow, true)
    }
  }, [online])
  return unsent
}

const measureTime = (at: number) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** Says that there is no network, and of when the prices on the page are. */
export function OfflineNotice() {
  const online = useOnline()
  const time = usePageTime()
  const unsent = useUnsent(online)
  const { pathname, search } = useLocation()
  const hasPrices = isReadableOffline(pathname)
  const shown = time !== null && (!online || time.isStored)
  return (
    <div className="offline-notice" role="status" hidden={!shown}>
      {shown ? (
        <p className="wrap">
          {online ? null : <b>You are offline. </b>}
          {hasPrices ? `These prices are as of ${measureTime(time.at)}. ` : null}
          {unsent ? (
            <b>Your form was not sent; what you typed is still here. Send it when you are online again. </b>
          ) : online ? (
            <a href={pathname + search}>Load today’s prices</a>
          ) : (
            'You’re offline. We’ll let you send this when you’re back.'
          )}
        </p>
      ) : null}
    </div>
  )
}
