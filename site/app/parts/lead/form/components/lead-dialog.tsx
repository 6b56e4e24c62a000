import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { leadFormPath } from '#app/paths.ts'
import { CloseCross, Modal } from '#app/ui/modal.tsx'
import type { LeadDialogModel } from '../lead-car-model.ts'
import type { LeadLinkModel } from '../lead-link-model.ts'
import { LeadCarFacts } from './lead-car.tsx'
import { LeadForm } from './lead-form.tsx'
import '#app/styles/pages/leads.css'

/**
 * A form in a dialog, loaded as it opens; Escape and the cross close it and return the focus to its button. Where the
 * form cannot be loaded, its page opens.
 */
export function LeadDialog({ kind, href, label, close }: LeadLinkModel & { close: () => void }) {
  const { load, data: form } = useFetcher<LeadDialogModel | null>()
  useEffect(() => {
    const asked = new URL(href, location.href).searchParams
    asked.set('kind', kind)
    load(leadFormPath(`?${asked}`))
  }, [kind, href, load])
  useEffect(() => {
    if (form === null) location.assign(href)
  }, [form, href])
  return (
    <Modal
      // Known by its address before the form is, so that the dialog does not change its width.
      className={href.includes('car_id=') ? 'dialog dialog--form dialog--car' : 'dialog dialog--form'}
      aria-label={form?.title ?? label}
      onClose={close}
    >
      <CloseCross className="dialog__close" />
      {form?.about ? (
        <div className="mini-car dialog__car">
          <LeadCarFacts car={{ ...form.about, href: '' }} />
        </div>
      ) : null}
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
