import { useNavigate } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'
import { storeSuccess } from '#app/analytics/lead-events.ts'
import { recordEvent } from '#app/analytics/record-event.ts'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { isSheetEntry } from '#app/ui/use-back-closes.ts'
import { readTexts, storeDetails } from '../form/lead-browser.ts'
import type { LeadFormModel } from '../form/lead-form-model.ts'
import { enquiryEvent } from './enquiry-event.ts'

/** The category of an enquiry that is an application for work (ANA-07). */
const CAREERS = 'Careers Enquiry'

/**
 * After an accepted lead: records the event, stores vehicle, category and success, and opens the success page (LEAD-05,
 * ANA-09).
 */
export function useFinishLead(
  form: LeadFormModel,
  done: boolean,
  { sent, forget }: { sent: RefObject<FormData>; forget: () => void },
): void {
  const tenant = useTenantSlug()
  const navigate = useNavigate()
  useEffect(() => {
    if (!done) return
    storeLead(tenant, form, readTexts(sent.current ?? []))
    forget()
    navigate(form.successHref, { replace: isSheetEntry() })
  }, [done])
}

function storeLead(tenant: string, { car, eventKind, kind }: LeadFormModel, answers: Record<string, string>) {
  const category = answers.category ?? kind
  const kindOfEvent = category === CAREERS ? 'careers' : eventKind
  recordEvent(enquiryEvent({ kind: kindOfEvent, carType: car?.carType ?? null, tag: car?.tag ?? '' }), {
    label: kind,
    ...(car ? { car_id: car.id } : {}),
  })
  storeDetails(tenant, answers)
  storeSuccess(tenant, { car, category })
}
