import { type MouseEvent, useEffect, useState } from 'react'
import { shareTargets } from '#app/features/vehicle/share/share-targets.ts'
import { showToast } from '#app/ui/toast/toast-list.ts'

/** SHARE-04: how long the button shows that it copied, in milliseconds. */
const COPIED_MS = 1_500

/** Six ways to share a car (SHARE-01); plain links that open popups with JavaScript. */
export function ShareBar({ link, title }: { link: string; title: string }) {
  return (
    <div className="share">
      <ul aria-label="Share">
        {shareTargets(link, title).map(({ name, href, popup }) => (
          <li key={name}>
            <a
              href={href}
              data-event="share"
              {...(popup ? { target: '_blank', rel: 'noopener', onClick: inWindow } : {})}
            >
              {name}
            </a>
          </li>
        ))}
        <li className="only-js">
          <CopyLink link={link} />
        </li>
      </ul>
    </div>
  )
}

function inWindow(event: MouseEvent<HTMLAnchorElement>): void {
  const { href } = event.currentTarget
  event.preventDefault()
  import('./share-window.ts')
    .then(({ openShareWindow }) => openShareWindow(href))
    .then((opened) => opened || location.assign(href))
    .catch(() => location.assign(href)) // the script failed to load
}

/** The button confirms briefly, a toast for longer (SHARE-04, SHARE-05). */
function CopyLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const wait = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(wait)
  }, [copied])
  const copy = () =>
    navigator.clipboard
      .writeText(link)
      .then(() => {
        setCopied(true)
        showToast('Link copied')
      })
      .catch(() => showToast('Couldn’t copy the link. Press and hold to copy it.')) // a browser may refuse
  return (
    <button type="button" data-event="share" onClick={copy}>
      {copied ? 'Copied' : 'Copy link'}
    </button>
  )
}
