import { type SideAction, sideActions } from '#app/features/vehicle/rules/side-actions.ts'
import type { LeadLinkModel } from '#app/parts/lead/form/lead-link-model.ts'
import type { HeadSection } from '../head/head-section.server.ts'
import type { MoneySection } from '../money/money-section.server.ts'
import type { PlaceSection } from '../place/place-section.server.ts'
import type { SignatureSection } from '../signature/signature-section.server.ts'
import type { ActionsSection } from './actions-section.server.ts'

type Offered = Pick<HeadSection, 'available'> &
  Pick<ActionsSection, 'leads' | 'reserve'> &
  Pick<MoneySection, 'money'> &
  Pick<PlaceSection, 'notice'> &
  SignatureSection

/** What can be done about a vehicle: two strong actions, and those in words. */
export type PageActions = {
  /** A form; undefined where its dealer takes none, and shoppers call. */
  primary: LeadLinkModel | undefined
  secondary: SideAction | null
  more: SideAction[]
}

/** What is offered for a vehicle; nothing for one that is gone. */
export function pageActions({ available, leads, reserve, money, notice, signature }: Offered): PageActions {
  const isComing = notice?.kind === 'coming'
  const { primary, secondary, more } = sideActions(
    {
      enquire: available && leads.enquire !== undefined,
      reserve: available && reserve !== null,
      finance: available && money.finance !== null,
      testDrive: available && leads.testDrive !== undefined,
    },
    // Nobody can come and see what is on its way.
    signature.name === 'faults' && !isComing,
  )
  const link = primary === null ? undefined : leads[primary]
  // For a vehicle on its way the primary action asks for news of it, and the usual enquiry is in words.
  if (isComing && primary === 'enquire' && link)
    return { primary: { ...link, label: 'Register your interest' }, secondary, more: [...more, 'enquire'] }
  return { primary: link, secondary, more }
}
