import { useNavigate } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'
import { recordEvent } from '#app/features/analytics/record-event.ts'
import { enquiryEvent } from '#app/features/leads/submit/enquiry-event.ts'
import { localStore } from '#app/ui/browser-storage.ts'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { keepDetails, textsOf } from '../form/lead-browser.ts'
import type { LeadFormModel } from '../form/lead-form-model.ts'

/**
 * A lead was taken up: analytics hear of it, the vehicle, the category and that it succeeded are kept, and the page of
 * success opens (LEAD-05, ANA-09).
 */
export function useFinishLead(form: LeadFormModel, done: boolean, sent: RefObject<FormData>): void {
  const tenant = useTenantSlug()
  const navigate = useNavigate()
  useEffect(() => {
    if (!done) return
    keepLead(tenant, form, textsOf(sent.current ?? []))
    navigate(form.successHref)
  }, [done])
}

function keepLead(tenant: string, { car, eventKind, kind }: LeadFormModel, answers: Record<string, string>) {
  recordEvent(enquiryEvent({ kind: eventKind, carType: car?.carType ?? null, tag: car?.tag ?? '' }), {
    label: kind,
    ...(car ? { car_id: car.id } : {}),
  })
  keepDetails(tenant, answers)
  localStore.write(`${tenant}.enquiry_car`, JSON.stringify(car))
  localStore.write(`${tenant}.enquiry_category`, JSON.stringify(answers.category ?? kind))
  localStore.write(`${tenant}.enquiry_success`, 'true')
}
