import { formatRate } from '@forecourt/schemas/contract/pure'
import { useFetcher } from '@remix-run/react'
import { useId, useState } from 'react'
import { wordEnd } from '#app/domain/words/word-end.ts'
import { carLendersPath } from '#app/paths.ts'
import { closeDialog, Modal } from '#app/ui/modal.tsx'

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

/** Characters of the finance disclaimer before 'Show More' (FIN-40). */
const DISCLAIMER_SHORT_LENGTH = 197

/** How much of a disclaimer of `length` characters is shown at first, and whether it can be expanded. */
export function disclaimerState(length: number): { shownChars: number; toggle: boolean } {
  const toggle = length > DISCLAIMER_SHORT_LENGTH
  return { shownChars: toggle ? DISCLAIMER_SHORT_LENGTH : length, toggle }
}

/** Response of `GET /api/cars/{id}/finance`: a record by provider, with API field names (DATA-14, OPEN-14). */
type LenderRecords = Record<
  string,
  { interestRate: number | null; comparisonRate: number | null; disclaimer: string }
>

/** A line for each lender that names both of its rates. */
export function listStatements(records: LenderRecords): string[] {
  return Object.entries(records).flatMap(([provider, { interestRate, comparisonRate }]) =>
    interestRate === null || comparisonRate === null
      ? []
      : [
          `${provider}: interest rate ${formatRate(interestRate)}, comparison rate ${formatRate(comparisonRate)}.`,
        ],
  )
}
