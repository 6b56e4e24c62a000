import { type RefObject, useEffect, useRef } from 'react'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { fillDetails, leadAttributes, storeDetails, textsOf } from './lead-browser.ts'

type StoredDetails = {
  element: RefObject<HTMLFormElement | null>
  /** Stores the details as the form is sent. */
  store: (formData: FormData) => void
}

/**
 * A page's form in the browser: filled with the details of earlier forms, which it stores in turn (LEAD-32), and sent with
 * the attributes of a lead (LEAD-23) where it has a hidden input `lead_attributes`.
 */
export function useStoredDetails(): StoredDetails {
  const tenant = useTenantSlug()
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = element.current
    if (!form) return
    fillDetails(tenant, form)
    const attributes = form.elements.namedItem('lead_attributes')
    if (attributes instanceof HTMLInputElement) attributes.value = leadAttributes(tenant)
  }, [tenant])
  return { element, store: (formData) => storeDetails(tenant, textsOf(formData)) }
}
