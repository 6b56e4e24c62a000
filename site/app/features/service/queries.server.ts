import { isFrameAddress, type Location, listLocations } from '@forecourt/schemas/contract'
import { redirect } from '@remix-run/node'
import { blockModels } from '#app/blocks/blocks.server.ts'
import type { DealerContext } from '#app/context.ts'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { phoneLink } from '#app/features/layout/queries.server.ts'
import { siteMeta } from '#app/features/layout/site-meta.server.ts'
import { getLeadForm } from '#app/features/leads/form/lead-form-query.server.ts'
import { addressLine } from '#app/features/locations/location-card.server.ts'
import { frameSize } from '#app/features/service/rules/service-frame.ts'
import { selectedServiceTab } from '#app/features/service/rules/service-tab.ts'
import { locationPath, servicePath } from '#app/paths.ts'
import type { BookingModel, ServicePageModel, ServiceTabModel, WorkshopModel } from './service-model.ts'

const PAGE_SLUG = 'service'

/**
 * The service booking page in the dealer's variant (VAR-17, ROUTE-18). Without a usable provider address the form
 * replaces the frame.
 * @throws Response a redirect, where bookings are taken on a provider's page elsewhere
 */
export async function getServicePage(context: RequestContext): Promise<ServicePageModel> {
  const dealer = requireDealerContext(context)
  const { tenant, pages } = dealer.bundle
  const { way } = tenant.serviceBooking
  const provider = providerAddress(dealer)
  if (way === 'elsewhere' && provider !== '') throw redirect(context.pageAddress(provider))
  const title = tenant.serviceBooking.title || `Book Your Service at ${tenant.name}`
  const tabs = way === 'tabs' ? tabsOf(dealer, context.url.searchParams.get('tab')) : []
  const tab = tabs.findIndex(({ current }) => current)
  const frame = way === 'frame' ? provider : (tenant.serviceBooking.tabs[tab]?.url ?? '')
  const staff = pages.find(({ slug }) => slug === PAGE_SLUG)
  const [first, ...rest] = staff ? await blockModels(staff.blocks, dealer) : []
  const hero = first?.type === 'hero' ? first : null
  return {
    meta: {
      ...siteMeta(dealer),
      title: staff?.metaTitle || title,
      description: staff?.metaDescription || `${title}: precise price servicing and genuine parts.`,
      path: servicePath(),
    },
    title,
    tabs,
    booking: await bookingOf(context, dealer, {
      frame,
      title: tabs[tab]?.name ?? title,
      alone: tabs.length === 0,
    }),
    workshops: workshopsOf(dealer),
    hero,
    blocks: first === undefined || hero ? rest : [first, ...rest],
  }
}

/** The provider's page: of the booking's own settings, or the dealer's booking address (SVC-04). */
function providerAddress({ bundle: { tenant } }: DealerContext): string {
  const { url } = tenant.serviceBooking
  if (url !== '') return url
  return isFrameAddress(tenant.xtimeUrl) ? tenant.xtimeUrl : ''
}

function tabsOf({ bundle: { tenant } }: DealerContext, asked: string | null): ServiceTabModel[] {
  const names = tenant.serviceBooking.tabs.map(({ name }) => name)
  const open = selectedServiceTab(names, asked)
  return names.map((name, at) => ({
    name,
    href: servicePath(`?tab=${encodeURIComponent(name.toLowerCase())}`),
    current: at === open,
  }))
}

async function bookingOf(
  context: RequestContext,
  dealer: DealerContext,
  { frame, title, alone }: { frame: string; title: string; alone: boolean },
): Promise<BookingModel> {
  if (frame === '') {
    const form = await getLeadForm(dealer, { kind: 'service', page: servicePath() })
    // Above tabs, the page shows the title already.
    return { kind: 'form', form: alone ? form : { ...form, title } }
  }
  const src = context.pageAddress(frame)
  context.mayUse('frames', src)
  return { kind: 'frame', src, title, size: frameSize(alone) }
}

function workshopsOf({ bundle }: DealerContext): WorkshopModel[] {
  return listLocations(bundle.locations, 'service').map((place: Location) => ({
    name: place.name,
    href: locationPath(place.slug),
    address: addressLine(place.address),
    phone: phoneLink(place.phone || place.landlinePhone),
  }))
}
