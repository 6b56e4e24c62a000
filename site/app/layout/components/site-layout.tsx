import { useMatches } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { MaskedPhone, RouteHandle } from '#app/http/route-handle.ts'
import type { HoursLine, LayoutModel, LayoutTenant } from '#app/page/layout-model.ts'
import { TenantSlug } from '#app/ui/tenant-slug.ts'
import { OfflineNotice } from '../offline/components/offline-notice.tsx'
import { CompareTray } from './compare-tray.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header.tsx'
import { PageChange } from './page-change.tsx'
import { TopLine } from './top-line.tsx'

type SiteLayoutProps = LayoutModel & { hours?: HoursLine | null; children: ReactNode }

/** The frame of every page of a dealer. The page itself brings no `main` of its own. */
export function SiteLayout({ tenant: dealer, navigation, hours = null, children }: SiteLayoutProps) {
  const matches = useMatches()
  const handles = matches.map(({ handle }) => handle as RouteHandle | undefined)
  const masked = matches.map(({ handle, data }) => (handle as RouteHandle | undefined)?.maskedPhone?.(data))
  const tenant = maskNumber(dealer, masked.find((number) => number != null) ?? null)
  const hasHours = handles.some((handle) => handle?.hasHours)
  const hasTray = tenant.garage && !handles.some((handle) => handle?.isForm)
  return (
    <TenantSlug.Provider value={tenant.slug}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <PageChange />
      <OfflineNotice />
      <TopLine hours={hours} links={navigation.top} isWideOnly={hasHours} />
      <Header tenant={tenant} navigation={navigation} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* A page with the hours of a place has them once. */}
      <Footer tenant={hasHours ? { ...tenant, hours: null } : tenant} navigation={navigation} />
      {hasTray ? <CompareTray tenantSlug={tenant.slug} /> : null}
    </TenantSlug.Provider>
  )
}

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
