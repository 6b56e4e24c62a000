import { type RefObject, useEffect, useRef } from 'react'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { fillDetails, leadAttributes, storeDetails, textsOf } from './lead-browser.ts'

type KeptDetails = {
  element: RefObject<HTMLFormElement | null>
  /** Stores the details as the form is sent. */
  keep: (formData: FormData) => void
}

/**
 * A page's form in the browser: filled with the details of earlier forms, which it keeps in turn (LEAD-32), and sent with
 * the attributes of a lead (LEAD-23) where it has a hidden input `lead_attributes`.
 */
export function useKeptDetails(): KeptDetails {
  const tenant = useTenantSlug()
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = element.current
    if (!form) return
    fillDetails(tenant, form)
    const attributes = form.elements.namedItem('lead_attributes')
    if (attributes instanceof HTMLInputElement) attributes.value = leadAttributes(tenant)
  }, [tenant])
  return { element, keep: (formData) => storeDetails(tenant, textsOf(formData)) }
}
