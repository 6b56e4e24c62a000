import { useEffect, useState } from 'react'
import { afterConsent } from '#app/analytics/tags/consent.ts'
import { markCounted } from '#app/domain/counted-mark.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CloseCross, closeDialog, Modal } from '#app/ui/modal.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import type { PopupModel } from './popup.server.ts'
import '#app/styles/pages/popup.css'
import { localStore } from '#app/ui/browser-storage.ts'

/** How long the page is the visitor's own before something is laid over it. */
const QUIET_MS = 1_500

/** A promotion over the page, once a visitor; the browser's own dialog, so that Escape and Tab do what they should. */
export function Popup({ popup }: { popup: PopupModel }) {
  const open = useOnce(popup)
  if (!open) return null
  return (
    <Modal
      className="popup"
      aria-label={withoutStega(popup.title) || popup.picture?.alt || 'Offer'}
      onClick={(event) => event.target === event.currentTarget && closeDialog(event)}
    >
      <div className="popup__in" data-counted={markCounted('popup', popup.location)}>
        {popup.picture ? <Picture picture={popup.picture} sizes="37.5rem" /> : null}
        <CloseCross className="popup__close" />
        <div className="popup__words">
          {popup.title ? <h2>{popup.title}</h2> : null}
          {popup.text ? <p>{popup.text}</p> : null}
          {popup.button ? <LinkButton href={popup.button.href}>{popup.button.label}</LinkButton> : null}
        </div>
      </div>
    </Modal>
  )
}

function useOnce({ id, expiry, asksConsent }: PopupModel): boolean {
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
  return open
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
