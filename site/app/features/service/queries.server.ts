import { isFrameAddress, type Location, listDepartments, listLocations } from '@forecourt/schemas/contract'
import { redirect } from '@remix-run/node'
import { blockModels } from '#app/blocks/blocks.server.ts'
import type { DealerContext } from '#app/context.ts'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { phoneLink } from '#app/domain/phone/phone-link.ts'
import { frameSize } from '#app/features/service/rules/service-frame.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { addressLine } from '#app/parts/contact/address.ts'
import { findOpenState } from '#app/parts/contact/opening-hours.server.ts'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'
import { getLeadForm } from '#app/parts/lead/form/lead-form-query.server.ts'
import { readTakenSlots } from '#app/parts/lead/form/taken-slots.server.ts'
import { locationPath, servicePath } from '#app/paths.ts'
import type { BookingModel, ServicePageModel, ServiceTabModel, WorkshopModel } from './service-model.ts'

const PAGE_SLUG = 'service'
const SERVICE_TYPE = 'Service Type'

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
  const tabs = way === 'tabs' ? listTabs(dealer, context.url.searchParams.get('tab')) : []
  const tab = tabs.findIndex(({ current }) => current)
  const frame = way === 'frame' ? provider : (tenant.serviceBooking.tabs[tab]?.url ?? '')
  const staff = pages.find(({ slug }) => slug === PAGE_SLUG)
  const models = staff ? await blockModels(staff.blocks, dealer) : []
  const hero = models[0]?.type === 'hero' ? models[0] : null
  const next = models[hero ? 1 : 0]
  const prices = next?.type === 'servicePrices' ? next : null
  return {
    meta: {
      ...siteMeta(dealer),
      title: staff?.metaTitle || title,
      description: staff?.metaDescription || `${title}: precise price servicing and genuine parts.`,
      path: servicePath(),
    },
    title,
    tabs,
    booking: await buildBooking(context, dealer, {
      frame,
      title: tabs[tab]?.name ?? title,
      alone: tabs.length === 0,
    }),
    workshops: listWorkshops(dealer),
    hero,
    prices,
    blocks: models.filter((block) => block !== hero && block !== prices),
  }
}

/** The provider's page: of the booking's own settings, or the dealer's booking address (SVC-04). */
function providerAddress({ bundle: { tenant } }: DealerContext): string {
  const { url } = tenant.serviceBooking
  if (url !== '') return url
  return isFrameAddress(tenant.xtimeUrl) ? tenant.xtimeUrl : ''
}

function listTabs({ bundle: { tenant } }: DealerContext, asked: string | null): ServiceTabModel[] {
  const names = tenant.serviceBooking.tabs.map(({ name }) => name)
  const open = selectedServiceTab(names, asked)
  return names.map((name, at) => ({
    name,
    href: servicePath(`?tab=${encodeURIComponent(name.toLowerCase())}`),
    current: at === open,
  }))
}

async function buildBooking(
  context: RequestContext,
  dealer: DealerContext,
  { frame, title, alone }: { frame: string; title: string; alone: boolean },
): Promise<BookingModel> {
  if (frame === '') {
    const form = await getLeadForm(dealer, {
      kind: 'service',
      page: servicePath(),
      taken: await readTakenSlots(context),
    })
    // Above tabs, the page shows the title already.
    const asked = chosenType(form, context.url.searchParams.get('type') ?? '')
    return { kind: 'form', form: alone ? asked : { ...asked, title } }
  }
  const src = context.pageAddress(frame)
  context.allowOrigin('frames', src)
  return { kind: 'frame', src, title, size: frameSize(alone) }
}

/** The form with the type of service that a link asked for, where the dealer offers it. */
function chosenType(form: LeadFormModel, type: string): LeadFormModel {
  const steps = form.steps.map((step) => ({
    ...step,
    fields: step.fields.map((field) =>
      field.name === SERVICE_TYPE && field.options?.some(({ value }) => value === type)
        ? { ...field, value: type }
        : field,
    ),
  }))
  return { ...form, steps }
}

/** The workshops: places for service alone, else every place with a service department. */
function listWorkshops(dealer: DealerContext): WorkshopModel[] {
  const { locations, tenant } = dealer.bundle
  const own = listLocations(locations, 'service')
  return (own.length > 0 ? own : listLocations(locations, 'all')).flatMap((place: Location) => {
    const service = listDepartments(place).find(({ locationType }) => locationType === 'service')
    if (service === undefined) return []
    return {
      name: place.name,
      href: locationPath(place.slug),
      address: addressLine(place.address),
      open: findOpenState(service, place, dealer),
      phone: tenant.flags.showContactDetails ? phoneLink(service.phone || place.landlinePhone) : null,
    }
  })
}

/** Index of the tab named by `?tab=`, matched in lower case; the first without a match (SVC-05). */
export function selectedServiceTab(tabs: readonly string[], tab: string | null): number {
  const wanted = tab?.trim().toLowerCase()
  const index = tabs.findIndex((name) => name.toLowerCase() === wanted)
  return Math.max(0, index)
}
