import { recordEvent } from '#app/features/analytics/record-event.ts'
import { enquiryEvent } from '#app/features/leads/submit/enquiry-event.ts'
import { localStore } from '#app/ui/browser-storage.ts'
import { keepDetails } from '../form/lead-browser.ts'
import type { LeadFormModel } from '../form/lead-form-model.ts'

/**
 * A lead was taken up: analytics hear of it, the vehicle, the category and that it succeeded are kept, and the page of
 * success opens (LEAD-05, ANA-09).
 */
export function finishLead(
  tenant: string,
  form: LeadFormModel,
  answers: Readonly<Record<string, string>>,
): void {
  const { car, eventKind, successHref } = form
  recordEvent(enquiryEvent({ kind: eventKind, carType: car?.carType ?? null, tag: car?.tag ?? '' }), {
    label: form.kind,
    ...(car ? { car_id: car.id } : {}),
  })
  keepDetails(tenant, answers)
  localStore.write(`${tenant}.enquiry_car`, JSON.stringify(car))
  localStore.write(`${tenant}.enquiry_category`, JSON.stringify(answers.category ?? form.kind))
  localStore.write(`${tenant}.enquiry_success`, 'true')
  location.assign(successHref)
}
