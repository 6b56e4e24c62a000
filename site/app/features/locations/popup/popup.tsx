import { useCallback, useEffect, useState } from 'react'
import { afterConsent } from '#app/analytics/tags/consent.ts'
import { markCounted } from '#app/domain/counted-mark.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CloseCross } from '#app/ui/modal.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import type { PopupModel } from './popup.server.ts'
import '#app/styles/pages/popup.css'
import { localStore } from '#app/ui/browser-storage.ts'

/** How long the page is the visitor's own before something is laid over it. */
const QUIET_MS = 1_500

/**
 * A promotion at the foot of the window, once a visitor, of at most a quarter of it (PROMO-13): the page below stays in
 * use, and Escape closes it from anywhere.
 */
export function Popup({ popup }: { popup: PopupModel }) {
  const [open, close] = useOnce(popup)
  if (!open) return null
  return (
    <dialog
      open
      className="popup"
      aria-label={withoutStega(popup.title) || popup.picture?.alt || 'Offer'}
      onClose={close}
    >
      <div className="popup__in" data-counted={markCounted('popup', popup.location)}>
        {popup.picture ? <Picture picture={popup.picture} sizes="12rem" /> : null}
        <div className="popup__words">
          {popup.title ? <h2>{popup.title}</h2> : null}
          {popup.text ? <p>{popup.text}</p> : null}
          {popup.button ? (
            <LinkButton size="small" href={popup.button.href}>
              {popup.button.label}
            </LinkButton>
          ) : null}
        </div>
        <CloseCross className="popup__close" />
      </div>
    </dialog>
  )
}

/** Whether it is open, and what closes it. */
function useOnce({ id, expiry, asksConsent }: PopupModel): [boolean, () => void] {
  const tenantSlug = useTenantSlug()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (wasSeen(tenantSlug, id)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      // The popup may have expired while the page was open.
      if (expiry !== null && Date.now() > Date.parse(expiry)) return
      // One that cannot be noted as seen would be back on the next page.
      if (storeSeen(tenantSlug, id)) setOpen(true)
    }
    const stop = afterConsent(asksConsent, () => {
      timer = setTimeout(open, QUIET_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [tenantSlug, id, expiry, asksConsent])
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    if (!open) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open, close])
  return [open, close]
}

const MOST = 50

const findKey = (tenantSlug: string) => `${tenantSlug}.popups_seen`

/** Was this promotion shown to this visitor on this dealer's site (PROMO-11)? */
export function wasSeen(tenantSlug: string, id: string, store = localStore): boolean {
  return readSeen(tenantSlug, store).includes(id)
}

/** Notes that it was shown; returns whether the browser stored it. */
export function storeSeen(tenantSlug: string, id: string, store = localStore): boolean {
  const others = readSeen(tenantSlug, store).filter((each) => each !== id)
  return store.write(findKey(tenantSlug), JSON.stringify([id, ...others].slice(0, MOST)))
}

function readSeen(tenantSlug: string, store: typeof localStore): string[] {
  const stored = store.readJson(findKey(tenantSlug))
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
}
