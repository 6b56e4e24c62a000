import { useEffect, useRef, useState } from 'react'
import { leadFormPath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { LeadFormModel } from '../lead-form-model.ts'
import type { LeadLinkModel } from '../lead-link-model.ts'
import { LeadForm } from './lead-form.tsx'
import '#app/styles/pages/leads.css'

/** A form over the page, fetched as it opens; Escape and the cross close it, and focus goes back to its button. */
export function LeadDialog({ kind, href, label, close }: LeadLinkModel & { close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [form, setForm] = useState<LeadFormModel | null>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useEffect(() => {
    let gone = false
    fetchForm(kind, href).then(
      (found) => gone || setForm(found),
      (error: unknown) => {
        console.warn('The form did not come; its page opens.', error)
        if (!gone) location.assign(href)
      },
    )
    return () => {
      gone = true
    }
  }, [kind, href])
  return (
    <dialog ref={dialog} className="dialog dialog--form" aria-label={form?.title ?? label} onClose={close}>
      <button
        type="button"
        className="icon-btn dialog__close"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" />
      </button>
      {form ? (
        <LeadForm form={form} />
      ) : (
        <div className="dialog__waits" role="status">
          <span className="vh">The form is being fetched.</span>
          <div className="skel" />
          <div className="skel" />
          <div className="skel" />
        </div>
      )}
    </dialog>
  )
}

async function fetchForm(kind: string, href: string): Promise<LeadFormModel> {
  const asked = new URL(href, location.href).searchParams
  asked.set('kind', kind)
  const response = await fetch(leadFormPath(`?${asked}`), { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  return (await response.json()) as LeadFormModel
}
