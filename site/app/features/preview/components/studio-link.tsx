import { type ComponentType, useEffect, useState } from 'react'
import { warnMissingPart } from '#app/ui/lazy-part.tsx'
import { isFramed } from './is-framed.ts'

/**
 * In a preview framed by the Studio: reports the current page, follows the Studio's navigation, reloads the data when
 * a draft changes, and opens a document by a click on its text. Links to other sites, which may refuse framing, open
 * in a new tab. Loaded in previews only.
 */
export function StudioLink() {
  const [Editing, setEditing] = useState<ComponentType>()
  useEffect(() => {
    if (!isFramed() && !window.opener) return
    void import('@sanity/visual-editing/remix').then(
      ({ VisualEditing }) => setEditing(() => VisualEditing),
      warnMissingPart,
    )
  }, [])
  useEffect(() => {
    if (!isFramed()) return
    document.addEventListener('click', openOtherSites, true)
    return () => document.removeEventListener('click', openOtherSites, true)
  }, [])
  return Editing ? <Editing /> : null
}

function openOtherSites({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && /^https?:$/.test(link.protocol) && link.origin !== location.origin) link.target = '_blank'
}
