import { useEffect, useState } from 'react'
import type { PhoneLink } from '#app/domain/phone/phone-link.ts'
import { readSent, readSuccess, type SentAnswers } from '#app/parts/lead/form/lead-browser.ts'
import { SentPage } from '#app/parts/lead/sent-page.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'

/** 'Thank you', and what follows; of the vehicle too, where this browser just asked about one (OPEN-21). */
export function SuccessPage({ dealer, phone }: { dealer: string; phone: PhoneLink | null }) {
  const tenant = useTenantSlug()
  const [car, setCar] = useState('')
  const [sent, setSent] = useState<SentAnswers | null>(null)
  useEffect(() => {
    setCar(readSuccess(tenant))
    setSent(readSent(tenant))
  }, [tenant])
  const steps = [
    { title: 'We’ve got it', text: `The team at ${dealer} will read it.` },
    { title: 'You hear from us', text: formatReply(sent) },
    { title: 'You decide', text: 'No cost, no obligation.' },
  ]
  return (
    <SentPage title="Thank you" steps={steps} phone={phone} after={sent ? <Sent sent={sent} /> : null}>
      <p>We have received your enquiry and will be in touch shortly.</p>
      {/* The line has its height before the name is known, against layout shift. */}
      <p className="success__car">{car}</p>
    </SentPage>
  )
}

function formatReply(sent: SentAnswers | null): string {
  const ways = [sent?.phone, sent?.email].filter(Boolean)
  return ways.length > 0 ? `At ${ways.join(' or ')}.` : 'By phone or in writing.'
}

/** The shopper's own words, as they were sent. */
function Sent({ sent: { message } }: { sent: SentAnswers }) {
  if (message === '') return null
  return (
    <figure className="success__sent">
      <figcaption>You wrote</figcaption>
      <blockquote>{message}</blockquote>
    </figure>
  )
}
