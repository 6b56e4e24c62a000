import { useId, useState } from 'react'
import { disclaimerState } from '#app/features/finance/lender/finance-disclaimer.ts'
import { carLendersPath } from '#app/paths.ts'
import { closeDialog, Modal } from '#app/ui/modal.tsx'
import type { LenderRecords } from '../lender-records.ts'
import { listStatements } from '../lender-records.ts'

/** The small print under the figures: short with 'Show More' (FIN-40), and the whole of it in a dialog (FIN-41). */
export function Disclaimer({ carId, text }: { carId: string; text: string }) {
  const [isOpen, setOpen] = useState(false)
  const [statements, setStatements] = useState<string[]>([])
  const open = () => {
    setOpen(true)
    void fetchStatements(carId).then(setStatements)
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

/** 197 characters and '...', or all of it; without JavaScript all of it stands open (FIN-40, OPEN-35). */
function Foldable({ text }: { text: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { shownChars, toggle } = disclaimerState(text.length)
  if (!toggle) return <p>{text}</p>
  return (
    <p className={open ? 'fold is-open' : 'fold'} id={id}>
      {text.slice(0, shownChars)}
      <span className="fold__dots">...</span>
      <span className="fold__rest">{text.slice(shownChars)}</span>{' '}
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

/** What each lender says of the car (FIN-70); nothing where it cannot be told. */
async function fetchStatements(carId: string): Promise<string[]> {
  try {
    const answer = await fetch(carLendersPath(carId))
    return answer.ok ? listStatements((await answer.json()) as LenderRecords) : []
  } catch (error) {
    console.warn('The lenders of this vehicle are not known.', error)
    return []
  }
}
