import { useId, useState } from 'react'
import type { ExplainedPart } from '../explain-model.ts'

type WhyProps = {
  about: string
  /** The subject, when its position does not make it clear. */
  visible?: boolean
  /** The instant for which the rules were evaluated. */
  at: string
  /** Null for a car that the dealer lists no more at this time. */
  parts: readonly (ExplainedPart & { id?: string })[] | null
}

/** Opens the verdicts about one subject. */
export function Why({ about, visible = false, at, parts }: WhyProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        Why?<span className={visible ? undefined : 'vh'}> About {about}</span>
      </button>
      <dl id={id} hidden={!isOpen}>
        <dt>At</dt>
        <dd>{at}</dd>
        {parts === null ? (
          <>
            <dt>Not listed</dt>
            <dd>The dealer does not list this car at this time.</dd>
          </>
        ) : (
          parts.map((part) => <Part key={part.id ?? part.part} part={part} />)
        )}
      </dl>
    </>
  )
}

function Part({ part: { part, value, shown, reasons, changesAt } }: { part: ExplainedPart }) {
  return (
    <>
      <dt>
        {part}
        {value ? ` “${value}”` : ''}: <span>{shown ? 'shown' : 'not shown'}</span>
      </dt>
      {shown && reasons.length === 0 ? <dd>Nothing speaks against it.</dd> : null}
      {reasons.map((reason) => (
        <dd key={reason}>{reason}</dd>
      ))}
      {changesAt ? <dd>May change at {changesAt}.</dd> : null}
    </>
  )
}
