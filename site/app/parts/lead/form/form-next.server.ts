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
      ? ['Your application', 'An application binds you to nothing.']
      : ['Your enquiry', 'An enquiry costs nothing and holds nothing.']
  return {
    ...callUs(dealer),
    steps: [
      { title: 'Somebody reads it', text: `${sent} goes to the people of ${name}.` },
      { title: 'You hear from us', text: 'By phone or in writing.' },
      { title: 'You decide', text: binds },
    ],
  }
}
