import { type ReactNode, useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type ShowMoreProps = {
  /** Is there anything to fold at all? */
  folds: boolean
  children: ReactNode
}

/** Shows elements of the class `fold__rest` on demand. Without JavaScript they are always visible. */
export function ShowMore({ folds, children }: ShowMoreProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={open || !folds ? 'fold is-open' : 'fold'}>
      <div id={id}>{children}</div>
      {folds ? (
        <button
          type="button"
          className="link fold__toggle only-js"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show Less' : 'Show More'}
          <Icon name="chevron-down" />
        </button>
      ) : null}
    </div>
  )
}
