import { CalendarIcon } from '@sanity/icons/Calendar'
import { Box, Button, useClickOutsideEvent } from '@sanity/ui'
import { Popover } from '@sanity/ui/popover'
import { type ReactNode, useRef, useState } from 'react'

interface CalendarButtonProps {
  /** Of the field that the day is chosen for. */
  readonly title: string
  readonly children: (close: () => void) => ReactNode
}

/** Opens a calendar beside a field; the focus comes back to the button. */
export function CalendarButton({ title, children }: CalendarButtonProps) {
  const [open, setOpen] = useState(false)
  const popover = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useClickOutsideEvent(open && close, () => [popover.current, button.current])
  return (
    <Popover
      ref={popover}
      open={open}
      portal
      placement="bottom-end"
      content={
        <Box
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            close()
          }}
        >
          {children(close)}
        </Box>
      }
    >
      <Button
        ref={button}
        mode="ghost"
        icon={CalendarIcon}
        aria-label={`${title}: choose the day`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
    </Popover>
  )
}
