import { useSyncExternalStore } from 'react'
import { SiteLink } from '#app/ui/site-link.tsx'
import { toastList } from './toast-list.ts'
import '#app/styles/pages/toasts.css'

/** The live region of toasts; it exists before its content, so that screen readers announce it. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastList.subscribe, toastList.read, toastList.read)
  const shown = toasts.filter(({ dismissedAt }) => dismissedAt === null)
  return (
    <div className="toasts" role="status">
      {shown.map(({ id, text, title, action }) => (
        <p className="toast" key={id}>
          {title ? (
            <span>
              <b>{title}</b>
              <br />
              {text}
            </span>
          ) : (
            text
          )}
          {action ? <SiteLink href={action.href}>{action.label}</SiteLink> : null}
        </p>
      ))}
    </div>
  )
}
