import { LinkButton } from '#app/ui/button.tsx'
import type { CallUsModel } from './call-us.server.ts'
import { OpenNow } from './open-state.tsx'
import '#app/styles/components/call-us.css'

/** The number to call and whether somebody answers now; nothing without a number. */
export function CallUs({ phone, openState }: CallUsModel) {
  if (phone === null) return null
  return (
    <div className="call-us">
      <div>
        <b>Prefer to call?</b>
        {openState ? <OpenNow state={openState} /> : null}
      </div>
      <LinkButton look="line" size="small" icon="phone" href={phone.href}>
        {phone.text}
      </LinkButton>
    </div>
  )
}
