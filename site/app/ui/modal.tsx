import { type ComponentPropsWithoutRef, type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { useBackCloses } from './use-back-closes.ts'

/**
 * A modal dialog, open while it is rendered. It is the browser's own: Escape closes it, Tab stays inside, and the focus
 * returns to where it was. Back closes it as well.
 */
export function Modal(props: ComponentPropsWithoutRef<'dialog'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useBackCloses(dialog)
  return <dialog {...props} ref={dialog} />
}

/** A click handler that closes the surrounding dialog. */
export function closeDialog({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.close()
}

/** The close button of a dialog. */
export function CloseCross({ className = '' }: { className?: string }) {
  return (
    <button type="button" className={`icon-btn ${className}`} aria-label="Close" onClick={closeDialog}>
      <Icon name="x" />
    </button>
  )
}
