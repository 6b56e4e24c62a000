import type { LeadPayload } from '@forecourt/schemas/contract'
import { leadAct } from '#app/analytics/acts.server.ts'
import type { RequestContext } from '#app/context.ts'
import { enquiryEvent } from './enquiry-event.ts'

/** Tells the visitor's next page of an accepted step of a lead, so that it is recorded as an event (ANA-09). */
export function noteLead(
  { noteAct }: Pick<RequestContext, 'noteAct'>,
  lead: Pick<LeadPayload, 'kind' | 'category' | 'car_id' | 'car_type' | 'car_description'>,
  { id, step, isLast, tag }: { id: string; step: number; isLast: boolean; tag: string },
): void {
  const { kind, category, car_id: carId, car_type: type, car_description: name } = lead
  const carType = carId && type ? type : null
  noteAct?.(
    leadAct({
      id,
      step,
      event: enquiryEvent({ kind: 'enquiry', carType, tag }),
      label: isLast ? kind : `${kind} started`,
      category,
      car: carId ? { id: carId, name: name ?? '' } : null,
      complete: isLast,
    }),
  )
}
