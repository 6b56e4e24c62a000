import { type ComponentType, useEffect, useState } from 'react'
import { warnMissingPart } from '#app/ui/lazy-part.tsx'

/** Staff's tools in a preview. Loaded in previews only, so that they are not in shoppers' bundles. */
export function PreviewTools() {
  const [Bar, setBar] = useState<ComponentType>()
  useEffect(() => {
    void import('./preview-bar.tsx').then(({ PreviewBar }) => setBar(() => PreviewBar), warnMissingPart)
  }, [])
  return Bar ? <Bar /> : null
}
