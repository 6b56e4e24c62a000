import type { PhoneLink } from '#app/domain/phone/phone-link.ts'
import type { TradeWords } from '#app/domain/words/trade-words.ts'
import { NextSteps } from '#app/ui/next-steps.tsx'

type DriveNextProps = { place: string; minutes: number; phone: PhoneLink | null; words: TradeWords }

/** What follows once the form is sent: who reads it, and how to change it. */
export function DriveNext({ place, minutes, phone, words }: DriveNextProps) {
  const steps = [
    {
      title: 'We confirm',
      text: `${place || 'We'} will call or text to lock in the time.`,
    },
    { title: 'We get it ready', text: 'Out the front and ready.' },
    { title: `You ${words.go}`, text: `${minutes} minutes. Bring your ${words.licence}.` },
    {
      title: 'You decide later',
      text: (
        <>
          No cost, no obligation.
          {phone ? (
            <>
              {' '}
              To change or cancel, call <a href={phone.href}>{phone.text}</a>.
            </>
          ) : null}
        </>
      ),
    },
  ]
  return <NextSteps steps={steps} />
}
