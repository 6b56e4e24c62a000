import { useEffect, useState } from 'react'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { readValuation } from '../stored-valuation.ts'
import type { StoredValuation } from '../trade-model.ts'

/** A link to the valuation stored in this browser (TRADE-08). Rendered last, against layout shift. */
export function LastValuation() {
  const tenant = useTenantSlug()
  const [valuation, setKept] = useState<StoredValuation | null>(null)
  useEffect(() => setKept(readValuation(tenant)), [tenant])
  if (valuation === null) return null
  return (
    <p className="small trade__last">
      <span className="muted">Your last valuation:</span>{' '}
      <SiteLink href={valuation.href}>{valuation.vehicle}</SiteLink>
    </p>
  )
}
