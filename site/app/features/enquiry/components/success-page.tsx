import { useEffect, useState } from 'react'
import type { PhoneLink } from '#app/domain/phone/phone-link.ts'
import { BookedPage } from '#app/parts/lead/confirmation/booked-page.tsx'
import type { ConfirmationView } from '#app/parts/lead/confirmation/confirmation-page.server.ts'
import { PICK_TIME, Ticket } from '#app/parts/lead/confirmation/ticket.tsx'
import { readSuccess } from '#app/parts/lead/form/lead-browser.ts'
import { SentPage } from '#app/parts/lead/sent-page.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'

const TITLE = 'Thank you'
const RECEIVED = 'We have received your enquiry and will be in touch shortly.'

const UNDO = { booking: 'Change or cancel', request: 'Change or cancel', application: 'Withdraw' } as const

/** What a browser just sent, as the site stored it. */
export type SentModel = ConfirmationView & { calendarHref: string | null; href: string }

type SuccessPageProps = { dealer: string; phone: PhoneLink | null; sent: SentModel | null }

/** 'Thank you', and what was agreed; without a lead of this browser what happens in general (OPEN-21). */
export function SuccessPage({ dealer, phone, sent }: SuccessPageProps) {
  if (sent === null) return <Received dealer={dealer} phone={phone} />
  const { undo, time, isCancelled, answer } = sent.booking
  const isBooked = time !== null && !isCancelled
  return (
    <BookedPage
      view={sent}
      title={TITLE}
      said={
        <>
          {isBooked ? (
            <p className="booked__firm">
              You’re booked in for {[time.day, time.hour].filter(Boolean).join(', ')}.
            </p>
          ) : null}
          <p className={isBooked ? 'muted small' : undefined}>{RECEIVED}</p>
          {answer ? <p className="booked__firm">{answer}</p> : null}
        </>
      }
    >
      <Ticket view={sent} calendarHref={sent.calendarHref} pickHref={`${sent.href}#${PICK_TIME}`}>
        {undo ? (
          <SiteLink className="link" href={sent.href}>
            {UNDO[undo]}
          </SiteLink>
        ) : null}
      </Ticket>
    </BookedPage>
  )
}

function Received({ dealer, phone }: Pick<SuccessPageProps, 'dealer' | 'phone'>) {
  const tenant = useTenantSlug()
  const [car, setCar] = useState('')
  useEffect(() => setCar(readSuccess(tenant)), [tenant])
  const steps = [
    { title: 'We’ve got it', text: `The team at ${dealer} will read it.` },
    { title: 'You hear from us', text: 'By phone or in writing.' },
    { title: 'You decide', text: 'No cost, no obligation.' },
  ]
  return (
    <SentPage title={TITLE} steps={steps} phone={phone}>
      <p>{RECEIVED}</p>
      {/* The line has its height before the name is known, against layout shift. */}
      <p className="success__car">{car}</p>
    </SentPage>
  )
}
