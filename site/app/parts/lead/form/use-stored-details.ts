import { type RefObject, useEffect, useRef } from 'react'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { fillDetails, leadAttributes, readTexts, storeDetails } from './lead-browser.ts'

type StoredDetails = {
  element: RefObject<HTMLFormElement>
  /** Stores the details as the form is sent. */
  store: (formData: FormData) => void
}

/**
 * A lead's form in the browser: filled with the details of earlier forms, which it stores in turn (LEAD-32), and sent with
 * the attributes of a lead as `lead_attributes` (LEAD-23).
 */
export function useStoredDetails(): StoredDetails {
  const tenant = useTenantSlug()
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = element.current
    if (!form) return
    fillDetails(tenant, form)
    // Whoever reads the form gets them, as they are by then; the value of an input would be reset by React.
    const attach = ({ formData }: FormDataEvent) => formData.set('lead_attributes', leadAttributes(tenant))
    form.addEventListener('formdata', attach)
    return () => form.removeEventListener('formdata', attach)
  }, [tenant])
  return { element, store: (formData) => storeDetails(tenant, readTexts(formData)) }
}
