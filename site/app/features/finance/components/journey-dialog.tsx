import '#app/styles/pages/finance-journey.css'
import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { JourneyModel } from '../journey.ts'
import { Journey } from './journey.tsx'

/** The finance journey over the page (FIN-52). */
export function JourneyDialog({ journey, onClose }: { journey: JourneyModel; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="dialog dialog--wide" aria-labelledby="journey-dialog" onClose={onClose}>
      <div className="head">
        <h2 id="journey-dialog">Finance{journey.carName ? ` for the ${journey.carName}` : ''}</h2>
        <button
          type="button"
          className="btn btn--plain"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
      </div>
      <Journey journey={journey} headingId="journey-dialog" />
    </dialog>
  )
}
