import { type ReactNode, useEffect, useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

const joinClasses = (open: boolean, touched: boolean) =>
  ['collapsible', open && 'is-open', !touched && 'is-untouched'].filter(Boolean).join(' ')

type CollapsibleProps = {
  /** Of the heading, for anchors. */
  id: string
  title: string
  /** Beside the heading. */
  aside?: ReactNode
  /** Of the section. */
  sectionId?: string
  /** The heading is alone until it is pressed; the style sheet closes the section before its script is there. */
  startsClosed?: boolean
  children: ReactNode
}

/** A section whose heading closes and opens it (VDP-45); without JavaScript it is open. */
export function Collapsible({ id, title, aside, sectionId, startsClosed, children }: CollapsibleProps) {
  const [open, setOpen] = useState(true)
  const [touched, setTouched] = useState(!startsClosed)
  useEffect(() => {
    if (!startsClosed) return
    setOpen(location.hash === `#${id}`)
    setTouched(true)
  }, [startsClosed, id])
  const panel = useId()
  return (
    <section id={sectionId} aria-labelledby={id} className={joinClasses(open, touched)}>
      <div className="head">
        <h2 id={id} data-title={title}>
          <button type="button" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
            {title}
            <span className="only-js">
              <Icon name="chevron-down" />
            </span>
          </button>
        </h2>
        {aside}
      </div>
      <div id={panel} hidden={!open}>
        {children}
      </div>
    </section>
  )
}
