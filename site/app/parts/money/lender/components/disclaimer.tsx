import { useFetcher } from '@remix-run/react'
import { useId, useState } from 'react'
import { wordEnd } from '#app/domain/words/word-end.ts'
import { carLendersPath } from '#app/paths.ts'
import { closeDialog, Modal } from '#app/ui/modal.tsx'
import { disclaimerState } from '../finance-disclaimer.ts'
import type { LenderRecords } from '../lender-records.ts'
import { listStatements } from '../lender-records.ts'

/**
 * The small print under the figures: short with 'Show More' (FIN-40), and the whole of it in a dialog (FIN-41).
 * @param carId '' for the small print of no vehicle in particular
 */
export function Disclaimer({ carId, text }: { carId: string; text: string }) {
  const [isOpen, setOpen] = useState(false)
  // Each lender's rates for the car (FIN-70); omitted where they cannot be loaded.
  const { load, data: lenders } = useFetcher<LenderRecords | null>()
  const statements = lenders ? listStatements(lenders) : []
  const open = () => {
    setOpen(true)
    // Without a network the router could not load the route's script, and would reload the page.
    if (carId && navigator.onLine) load(carLendersPath(carId))
  }
  return (
    <div className="tiny muted calc__print">
      <Foldable text={text} />{' '}
      <button type="button" className="link tiny calc__more" aria-haspopup="dialog" onClick={open}>
        Finance Disclaimer
      </button>
      {isOpen ? (
        <Modal className="dialog" aria-labelledby={`disclaimer-${carId}`} onClose={() => setOpen(false)}>
          <h2 id={`disclaimer-${carId}`}>Finance Disclaimer</h2>
          <div className="calc__words">
            <Foldable text={text} />
            {statements.map((statement) => (
              <p key={statement}>{statement}</p>
            ))}
          </div>
          <button type="button" className="btn btn--line" onClick={closeDialog}>
            Close
          </button>
        </Modal>
      ) : null}
    </div>
  )
}

/** The words within 197 characters and '...', or all of it; without JavaScript all of it is shown (FIN-40, OPEN-35). */
function Foldable({ text }: { text: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { shownChars, toggle } = disclaimerState(text.length)
  if (!toggle) return <p>{text}</p>
  const cut = wordEnd(text, shownChars)
  return (
    <p className={open ? 'fold is-open' : 'fold'} id={id}>
      {text.slice(0, cut)}
      <span className="fold__dots">...</span>
      <span className="fold__rest">{text.slice(cut)}</span>{' '}
      <button
        type="button"
        className="link tiny calc__more"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show Less' : 'Show More'}
      </button>
    </p>
  )
}
