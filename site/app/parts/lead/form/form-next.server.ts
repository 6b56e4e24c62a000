import type { LeadKind } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type CallUsModel, callUs } from '#app/parts/contact/call-us.server.ts'
import type { NextStep } from '#app/ui/next-steps.tsx'

/** What is beside a form: what happens once it is sent, and the number to call. */
export type FormNextModel = CallUsModel & { steps: (NextStep & { text: string })[] }

export function formNext(kind: LeadKind, dealer: DealerContext): FormNextModel {
  const { name } = dealer.bundle.tenant
  const [sent, binds] =
    kind === 'careers'
      ? ['Your application', 'Applying doesn’t commit you to anything.']
      : ['Your enquiry', 'No cost, no obligation.']
  return {
    ...callUs(dealer),
    steps: [
      { title: 'We’ll get it', text: `${sent} goes to the team at ${name}.` },
      { title: 'You hear from us', text: 'By phone or in writing.' },
      { title: 'You decide', text: binds },
    ],
  }
}
