import { type ComponentType, useEffect, useState } from 'react'
import { doWithout } from '#app/ui/later.tsx'

/** Staff's tools in a preview. Loaded in previews only, so that they are not in shoppers' bundles. */
export function PreviewTools() {
  const [Bar, setBar] = useState<ComponentType>()
  useEffect(() => {
    void import('./preview-bar.tsx').then(({ PreviewBar }) => setBar(() => PreviewBar), doWithout)
  }, [])
  return Bar ? <Bar /> : null
}
