import { type ReactNode, useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type CollapsibleProps = {
  /** Of the heading, for anchors. */
  id: string
  title: string
  /** Beside the heading. */
  aside?: ReactNode
  /** Of the section. */
  sectionId?: string
  children: ReactNode
}

/** A section whose heading closes and opens it (VDP-45); without JavaScript it is open. */
export function Collapsible({ id, title, aside, sectionId, children }: CollapsibleProps) {
  const [open, setOpen] = useState(true)
  const panel = useId()
  return (
    <section id={sectionId} aria-labelledby={id} className={open ? 'collapsible is-open' : 'collapsible'}>
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
