import { type ComponentType, useEffect, useState } from 'react'
import { doWithout } from '#app/ui/later.tsx'

/**
 * In a preview framed by the Studio: tells it where the shopper is, follows where it leads, reads the page again when a
 * draft changes, and opens a document by a click on its words. Loaded there alone.
 */
export function StudioLink() {
  const [Editing, setEditing] = useState<ComponentType>()
  useEffect(() => {
    if (window.parent === window && !window.opener) return
    void import('@sanity/visual-editing/remix').then(
      ({ VisualEditing }) => setEditing(() => VisualEditing),
      doWithout,
    )
  }, [])
  return Editing ? <Editing /> : null
}
