import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { TagsModel } from '#app/domain/tags-model.ts'
import { refusesMeasuring } from '../refuses-measuring.ts'
import { type Consent, readConsent, storeConsent } from './consent.ts'
import { loadTags, silenceTags, updateConsent } from './load-tags.ts'
import { reportPage } from './tag-events.ts'

interface TagBarProps {
  readonly tags: TagsModel
  readonly isUnmeasured: boolean
  /** Whether the shopper wants to choose again. */
  readonly isAskedFor: boolean
  readonly onAnswer: () => void
}

/** Asks at the foot of the page, once, and does what was answered. A browser that refuses to be measured is not asked. */
export function TagBar({ tags, isUnmeasured, isAskedFor, onAnswer }: TagBarProps) {
  const { pathname } = useLocation()
  const [consent, setConsent] = useState<Consent>(() => (refusesMeasuring() ? 'no' : readConsent()))
  useEffect(() => {
    silenceTags(tags, isUnmeasured)
    if (!isUnmeasured) loadTags(tags, consent)
  }, [tags, consent, isUnmeasured])
  useEffect(() => {
    if (!isUnmeasured && consent !== 'no') reportPage(pathname)
  }, [pathname, consent, isUnmeasured])
  const answer = (next: 'yes' | 'no') => {
    storeConsent(next)
    onAnswer()
    updateConsent(next)
    // What is loaded cannot be taken out of a page.
    if (consent === 'yes' && next === 'no') location.reload()
    else setConsent(next)
  }
  if (isUnmeasured || (consent !== null && !isAskedFor)) return null
  return (
    <section className="tag-bar" aria-label="Measuring">
      <div className="wrap">
        <p>Can we count your visit with {tags.who}? It tells us which ads work.</p>
        <button type="button" onClick={() => answer('no')}>
          No thanks
        </button>
        <button type="button" onClick={() => answer('yes')}>
          Okay
        </button>
      </div>
    </section>
  )
}
