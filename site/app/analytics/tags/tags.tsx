import { Suspense, useEffect, useState } from 'react'
import type { TagsModel } from '#app/domain/tags-model.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { ASK_AGAIN } from './consent.ts'

const AFTER_MS = 2_000
const TagBar = lazyPart(async () => (await import('./tag-bar.tsx')).TagBar)

/**
 * The dealer's tags, once the page is idle: the question whether a shopper may be counted, and what loads after it. A page that
 * is the shopper's alone has none.
 */
export function Tags({ tags, isUnmeasured }: { tags: TagsModel; isUnmeasured: boolean }) {
  const [isIdle, setIdle] = useState(false)
  const [isAskedFor, setAskedFor] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), AFTER_MS)
    const ask = () => {
      setIdle(true)
      setAskedFor(true)
    }
    addEventListener(ASK_AGAIN, ask)
    return () => {
      clearTimeout(timer)
      removeEventListener(ASK_AGAIN, ask)
    }
  }, [])
  if (!isIdle) return null
  return (
    <Suspense fallback={null}>
      <TagBar
        tags={tags}
        isUnmeasured={isUnmeasured}
        isAskedFor={isAskedFor}
        onAnswer={() => setAskedFor(false)}
      />
    </Suspense>
  )
}
