import type { OfferedActions } from '#app/features/vehicle/rules/side-actions.ts'
import type { LeadLinkModel } from '#app/parts/lead/form/lead-link-model.ts'
import type { HeadSection } from '../head/head-section.server.ts'
import type { MoneySection } from '../money/money-section.server.ts'
import type { PlaceSection } from '../place/place-section.server.ts'
import type { ActionsSection } from './actions-section.server.ts'

type Offered = Pick<HeadSection, 'available'> &
  Pick<ActionsSection, 'leads' | 'reserve'> &
  Pick<MoneySection, 'money'>
type Asked = Pick<PlaceSection, 'notice'> & Pick<ActionsSection, 'leads'>

/** What is offered for a vehicle; nothing for one that is gone. */
export function offeredFor({ available, leads, reserve, money }: Offered): OfferedActions {
  return {
    reserve: available && reserve !== null,
    finance: available && money.finance !== null,
    testDrive: available && leads.testDrive !== undefined,
  }
}

/** For a vehicle on its way the primary action asks for news of it; the usual enquiry is then under More. */
export const isComing = ({ notice, leads }: Asked): boolean =>
  notice?.kind === 'coming' && leads.enquire !== undefined

/** The primary action: the enquiry, in the words for a vehicle that is here or on its way. */
export function primaryLead(car: Asked): LeadLinkModel | undefined {
  const { enquire } = car.leads
  return enquire && isComing(car) ? { ...enquire, label: 'Register your interest' } : enquire
}
