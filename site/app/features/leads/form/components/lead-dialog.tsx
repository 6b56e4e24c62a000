import { useEffect, useState } from 'react'
import { leadFormPath } from '#app/paths.ts'
import { CloseCross, Modal } from '#app/ui/modal.tsx'
import type { LeadFormModel } from '../lead-form-model.ts'
import type { LeadLinkModel } from '../lead-link-model.ts'
import { LeadForm } from './lead-form.tsx'
import '#app/styles/pages/leads.css'

/** A form over the page, fetched as it opens; Escape and the cross close it, and focus goes back to its button. */
export function LeadDialog({ kind, href, label, close }: LeadLinkModel & { close: () => void }) {
  const [form, setForm] = useState<LeadFormModel | null>(null)
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
    <Modal className="dialog dialog--form" aria-label={form?.title ?? label} onClose={close}>
      <CloseCross className="dialog__close" />
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
    </Modal>
  )
}

async function fetchForm(kind: string, href: string): Promise<LeadFormModel> {
  const asked = new URL(href, location.href).searchParams
  asked.set('kind', kind)
  const response = await fetch(leadFormPath(`?${asked}`), { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  return (await response.json()) as LeadFormModel
}
