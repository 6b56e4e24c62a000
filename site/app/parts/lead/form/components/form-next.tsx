import { CallUs } from '#app/parts/contact/call-us.tsx'
import { NextSteps } from '#app/ui/next-steps.tsx'
import type { FormNextModel } from '../form-next.server.ts'

/** What happens once a form is sent, and the number to call: below the form on a phone, beside it elsewhere. */
export function FormNext({ next: { steps, phone, openState } }: { next: FormNextModel }) {
  return (
    <div className="form-block__next">
      <NextSteps steps={steps} />
      <CallUs phone={phone} openState={openState} />
    </div>
  )
}
