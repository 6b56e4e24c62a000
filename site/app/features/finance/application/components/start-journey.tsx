import { type ReactNode, Suspense, useState } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { lazyPart, RedirectTo } from '#app/ui/lazy-part.tsx'
import type { JourneyModel } from '../journey.ts'

const JourneyDialog = lazyPart(
  async () => (await import('./journey-dialog.tsx')).JourneyDialog,
  ({ journey }) => <RedirectTo to={journey.action} />,
)

type StartJourneyProps = { journey: JourneyModel; wide?: boolean; children: ReactNode }

/** Opens the journey over the page; without JavaScript it leads to the page of the same. */
export function StartJourney({ journey, wide = false, children }: StartJourneyProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <LinkButton
        href={journey.action}
        wide={wide}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </LinkButton>
      {open ? (
        <Suspense>
          <JourneyDialog journey={journey} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
