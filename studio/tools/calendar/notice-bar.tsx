import { CloseIcon } from '@sanity/icons/Close'
import { Button, Card, Flex, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import type { Notice } from './use-time-edits.ts'

/** How long a notice stays, in ms, unless it is pointed at or has the focus. */
const STAYS = 10_000

interface NoticeBarProps {
  readonly notice: Notice
  onUndo(): void
  onClose(): void
}

/** What was done, with Undo. An error stays until it is closed. */
export function NoticeBar({ notice, onUndo, onClose }: NoticeBarProps) {
  const [held, setHeld] = useState(false)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (held || notice.tone === 'critical') return
    const timer = setTimeout(() => close.current(), STAYS)
    return () => clearTimeout(timer)
  }, [notice.id, held, notice.tone])
  return (
    <Card
      data-no-print
      tone={notice.tone}
      shadow={3}
      radius={3}
      padding={3}
      style={{
        position: 'absolute',
        right: 20,
        bottom: 54,
        zIndex: 9,
        maxWidth: 'min(520px, calc(100% - 40px))',
      }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Flex align="center" gap={3}>
        <Text size={1}>{notice.text}</Text>
        {notice.undo && <Button mode="ghost" text="Undo" fontSize={1} padding={2} onClick={onUndo} />}
        <Button mode="bleed" icon={CloseIcon} aria-label="Close" padding={2} onClick={onClose} />
      </Flex>
    </Card>
  )
}
