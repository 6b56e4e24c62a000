import { Card, useClickOutsideEvent } from '@sanity/ui'
import { Popover } from '@sanity/ui/popover'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface PanelProps {
  readonly label: string
  readonly element: HTMLElement
  readonly width?: number
  onClose(): void
  readonly children: ReactNode
}

/** A panel beside an element. Escape and a press elsewhere close it; the focus goes back to the element. */
export function Panel({ label, element, width = 380, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = () => {
    onClose()
    element.focus()
  }
  useClickOutsideEvent(onClose, () => [panel.current, element])
  useEffect(() => {
    const field = panel.current?.querySelector<HTMLElement>('[data-first]')
    const first = field ?? panel.current
    // The panel is placed in the next frame; before, the browser would scroll to where it is not.
    const frame = requestAnimationFrame(() => first?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [element])
  return (
    <Popover
      open
      portal
      arrow
      constrainSize
      preventOverflow
      placement="bottom-start"
      fallbackPlacements={['top-start', 'bottom', 'top', 'right', 'left']}
      referenceElement={element}
      content={
        <Card
          ref={panel}
          radius={3}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          style={{ width, maxWidth: '90vw', outline: 'none' }}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            close()
          }}
        >
          {children}
        </Card>
      }
    />
  )
}
