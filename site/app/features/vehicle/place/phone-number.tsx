import { type ReactNode, useState } from 'react'
import type { CarPhoneModel } from '#app/parts/car/facts/car-place.server.ts'
import { REVEAL_RECORDED, REVEALED_BY } from '#app/parts/lead/form/early-notes.ts'
import { phoneRevealPath, SHOWN_AT } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type PhoneNumberProps = { phone: CarPhoneModel; look?: 'brand' | 'text' }

/**
 * The number to call about a car: in full, or masked until revealed (PHONE-01, PHONE-03). Both forms have the same
 * height. Without JavaScript the reveal is a form, so that it is recorded there too (PHONE-02).
 */
export function PhoneNumber({ phone, look = 'brand' }: PhoneNumberProps) {
  const words = `Call ${phone.text}`
  const call =
    look === 'text' ? (
      <a className="side__call" href={phone.href}>
        <Icon name="phone" />
        {words}
      </a>
    ) : (
      <LinkButton size="large" wide icon="phone" href={phone.href}>
        {words}
      </LinkButton>
    )
  return phone.masked === '' ? (
    call
  ) : (
    <Masked phone={phone} look={look}>
      {call}
    </Masked>
  )
}

type MaskedProps = { phone: CarPhoneModel; look: 'brand' | 'text'; children: ReactNode }

function Masked({ phone, look, children }: MaskedProps) {
  const [open, setOpen] = useState(false)
  const className = look === 'text' ? 'side__call' : 'btn btn--l btn--wide'
  const words = (
    <>
      <Icon name="phone" />
      <span className="num">{phone.masked}</span> <span>Show number</span>
    </>
  )
  return (
    <>
      <details
        className="reveal only-js"
        open={open}
        {...{ [`data-${REVEALED_BY}`]: String(new URLSearchParams(phone.reveal)) }}
        onToggle={(event) => {
          if (!event.currentTarget.open || open) return
          setOpen(true)
          // The page's first script has recorded it, or could not.
          if (!event.currentTarget.dataset[REVEAL_RECORDED]) recordReveal(phone)
          // The summary was replaced by the number.
          event.currentTarget.querySelector('a')?.focus()
        }}
      >
        <summary className={className}>{words}</summary>
        {children}
      </details>
      <noscript>
        <form className="reveal" method="post" action={phoneRevealPath()}>
          {Object.entries({ ...phone.reveal, [SHOWN_AT]: phone.shownAt }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className={className} type="submit">
            {words}
          </button>
        </form>
      </noscript>
    </>
  )
}

/** Reports that a number was revealed; a failure must not stop a caller, so it is only logged (PHONE-07). */
export function recordReveal({ reveal }: CarPhoneModel): void {
  try {
    const isSent = navigator.sendBeacon(phoneRevealPath(), new URLSearchParams(reveal))
    if (!isSent) console.warn('The reveal was not recorded: the browser refused to send it.')
  } catch (error) {
    console.warn('The reveal was not recorded.', error)
  }
}
