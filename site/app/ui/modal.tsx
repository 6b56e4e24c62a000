import { type ComponentPropsWithoutRef, type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

/**
 * What lies over the page for as long as it is part of it. It is the browser's own dialog: Escape closes it, Tab stays
 * inside, and the focus goes back to where it came from.
 */
export function Modal(props: ComponentPropsWithoutRef<'dialog'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return <dialog {...props} ref={dialog} />
}

/** For whatever closes the dialog it stands in. */
export function closeDialog({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.close()
}

/** The cross of a dialog. */
export function CloseCross({ className = '' }: { className?: string }) {
  return (
    <button type="button" className={`icon-btn ${className}`} aria-label="Close" onClick={closeDialog}>
      <Icon name="x" />
    </button>
  )
}
