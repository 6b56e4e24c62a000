import { type ComponentType, useEffect, useState } from 'react'
import { doWithout } from '#app/ui/later.tsx'

/** What staff have besides the page in a preview. Loaded there alone, so that no shopper's browser carries it. */
export function PreviewTools() {
  const [Bar, setBar] = useState<ComponentType>()
  useEffect(() => {
    void import('./preview-bar.tsx').then(({ PreviewBar }) => setBar(() => PreviewBar), doWithout)
  }, [])
  return Bar ? <Bar /> : null
}
