import type { MaskedPhone } from '#app/http/route-handle.ts'
import type { LayoutTenant } from '#app/page/layout-model.ts'

/** The dealer in header and footer without a number in full that the page masks (PHONE-01). */
export function maskNumber(tenant: LayoutTenant, number: MaskedPhone | null): LayoutTenant {
  if (number === null || number.masked === '') return tenant
  const mask = (phone: LayoutTenant['phone']) =>
    phone?.href === number.href ? { ...phone, text: number.masked } : phone
  return {
    ...tenant,
    phone: mask(tenant.phone),
    places: tenant.places.map((place) => ({ ...place, phone: mask(place.phone) })),
  }
}
