import type { PhoneLink } from '#app/domain/phone/phone-link.ts'
import { NextSteps } from '#app/ui/next-steps.tsx'

type DriveNextProps = { place: string; minutes: number; phone: PhoneLink | null }

/** What follows once the form is sent: who reads it, and how to change it. */
export function DriveNext({ place, minutes, phone }: DriveNextProps) {
  const steps = [
    {
      title: place ? `${place} reads it` : 'The place you choose reads it',
      text: 'Somebody calls or writes to confirm the time.',
    },
    { title: 'The vehicle is made ready', text: 'It is ready at the door at your time.' },
    { title: 'You drive', text: `Up to ${minutes} minutes. Bring your licence.` },
    {
      title: 'You decide later',
      text: (
        <>
          It costs nothing and holds nothing.
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
