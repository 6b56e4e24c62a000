import { useEffect, useState } from 'react'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { readValuation } from '../keep-valuation.ts'
import type { KeptValuation } from '../trade-model.ts'

/** The way back to the valuation that this browser keeps (TRADE-08). It stands last, so that nothing moves. */
export function LastValuation() {
  const tenant = useTenantSlug()
  const [kept, setKept] = useState<KeptValuation | null>(null)
  useEffect(() => setKept(readValuation(tenant)), [tenant])
  if (kept === null) return null
  return (
    <p className="small trade__last">
      <span className="muted">Your last valuation:</span> <SiteLink href={kept.href}>{kept.vehicle}</SiteLink>
    </p>
  )
}
