import '#app/styles/pages/finance-journey.css'
import { CloseCross, Modal } from '#app/ui/modal.tsx'
import type { JourneyModel } from '../journey.ts'
import { Journey } from './journey.tsx'

/** The finance journey over the page (FIN-52). */
export function JourneyDialog({ journey, onClose }: { journey: JourneyModel; onClose: () => void }) {
  return (
    <Modal className="dialog dialog--wide" aria-labelledby="journey-dialog" onClose={onClose}>
      <div className="head">
        <h2 id="journey-dialog">Finance{journey.carName ? ` for the ${journey.carName}` : ''}</h2>
        <CloseCross />
      </div>
      <Journey journey={journey} headingId="journey-dialog" />
    </Modal>
  )
}
