import { Card, Layer, Portal, useClickOutsideEvent } from '@sanity/ui'
import { Popover } from '@sanity/ui/popover'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { isPhone } from '../../frame/phone.ts'

/** At the foot of a phone's screen, where a thumb reaches it, over everything else. */
const Sheet = styled(Layer)`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  max-height: 80vh;
  overflow-y: auto;
  border-radius: 12px 12px 0 0;
  box-shadow: 0 0 0 100vmax rgb(16 18 24 / 0.4);
  padding-bottom: env(safe-area-inset-bottom);
  background: var(--card-bg-color);
`

interface PanelProps {
  readonly label: string
  readonly element: HTMLElement
  readonly width?: number
  onClose(): void
  readonly children: ReactNode
}

/** A panel beside an element, on a phone at the foot of the screen. Escape and a press elsewhere close it; the focus goes back to the element. */
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
  const content = (
    <Card
      ref={panel}
      radius={3}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      style={{ width: isPhone() ? '100%' : width, maxWidth: isPhone() ? '100%' : '90vw', outline: 'none' }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      {children}
    </Card>
  )
  if (isPhone())
    return (
      <Portal>
        <Sheet zOffset={1000}>{content}</Sheet>
      </Portal>
    )
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
      content={content}
    />
  )
}
