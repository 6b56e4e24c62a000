import { useEffect, useState } from 'react'
import { homePath, searchPath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { readSuccess } from '../../form/lead-browser.ts'

/** 'Thank you'; of the vehicle too, where this browser just asked about one (OPEN-21). */
export function SuccessPage() {
  const tenant = useTenantSlug()
  const [car, setCar] = useState('')
  useEffect(() => setCar(readSuccess(tenant)), [tenant])
  return (
    <div className="wrap page">
      <section className="success">
        <h1>Thank you</h1>
        <p>We have received your enquiry and will be in touch shortly.</p>
        {/* The line has its height before the name is known, against layout shift. */}
        <p className="success__car">{car}</p>
        <p className="row wraps">
          <LinkButton href={searchPath()}>See our stock</LinkButton>
          <LinkButton look="line" href={homePath()}>
            Back to the front page
          </LinkButton>
        </p>
      </section>
    </div>
  )
}
