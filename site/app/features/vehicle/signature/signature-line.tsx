import type { MouseEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { SignatureSection } from './signature-section.server.ts'
import '#app/styles/pages/vehicle-line.css'

type Signature = SignatureSection['signature']

/** The sentence under the price. */
export function SignatureLine({ line }: Pick<Signature, 'line'>) {
  if (line === null) return null
  return (
    <p className="sig-line">
      <Icon name={line.icon} />
      <span>
        {line.words.map((word, index) =>
          typeof word === 'string' ? word : <b key={index}>{word.strong}</b>,
        )}
      </span>
    </p>
  )
}

/** The worst of what an inspection found, and how much passed; the sheet below has all of it. */
export function FaultList({ faults: list }: Pick<Signature, 'faults'>) {
  if (list === null) return null
  const { faults, clear, passed } = list
  return (
    <ol className="sig-faults" aria-label="What we found">
      {faults.map(({ text, side, look }, index) => (
        <li key={text} id={`fault-${index + 1}`} data-look={look} tabIndex={-1}>
          <i aria-hidden="true">{index + 1}</i>
          <span>{text}</span>
          <em>{side}</em>
        </li>
      ))}
      <li className="sig-faults__rest">
        <Icon name="check" />
        <span>{clear || (faults.length === 0 ? 'Nothing was found' : 'Everything else')}</span>
        <a className="link small" href="#inspection-sheet">
          {passed || 'The sheet'}
        </a>
      </li>
    </ol>
  )
}

/** The numbers of the faults on the picture that shows them; each leads to its line. */
export function FaultPoints({ faults, picture }: Pick<Signature, 'faults'> & { picture: number }) {
  return faults?.faults.map(({ text, at }, index) =>
    at?.picture === picture ? (
      <a
        key={text}
        className="sig-dot"
        href={`#fault-${index + 1}`}
        aria-label={`Fault ${index + 1}: ${text}`}
        onClick={goToLine}
        style={{ left: `${at.x}%`, top: `${at.y}%` }}
      >
        {index + 1}
      </a>
    ) : null,
  )
}

/** Without the router, whose new address would reach parts of the page that wait for their scripts. */
function goToLine(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus()
}
