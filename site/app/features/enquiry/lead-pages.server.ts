import {
  type Car,
  getBaseId,
  type LeadKind,
  type Location,
  listLocations,
  listVariants,
} from '@forecourt/schemas/contract'
import { type BlockModel, blockModels, withoutRepeatedTitle } from '#app/blocks/blocks.server.ts'
import { listOpenRoles, roleSlug, rolesModel } from '#app/blocks/roles/roles.server.ts'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import type { StructuredData } from '#app/page/structured-page.ts'
import { structuredLocation } from '#app/parts/contact/structured-location.ts'
import { structuredOrganization } from '#app/parts/contact/structured-site.server.ts'
import { getDefinition } from '#app/parts/lead/definitions/definitions.ts'
import type { LeadFacts } from '#app/parts/lead/definitions/lead-definition.ts'
import { formNext } from '#app/parts/lead/form/form-next.server.ts'
import { askedCar } from '#app/parts/lead/form/lead-car.server.ts'
import { leadForm } from '#app/parts/lead/form/lead-form.server.ts'
import { findCarByIdOrSlug, leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import { locationCard } from '#app/parts/location/location-card.server.ts'
import { careersPath, contactLocationPath, contactPath, pagePath, rolePath } from '#app/paths.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import { type CareersPageModel, type LeadPageModel, openRoles, type RolePageModel } from './contact-model.ts'
import { structuredRole } from './structured-roles.server.ts'

/** Forms that the contact page shows about a vehicle when it is asked for one of them. */
const ABOUT_A_CAR: readonly LeadKind[] = ['vehicle_enquiry', 'request_photos', 'find_similar']

/** The query of a page with a form. */
export type PageQuery = {
  carId: string
  form?: string
  locationId?: string
  offer?: string
  /** What is asked of the vehicle: `sheet`; others are ignored. */
  ask?: string
  /** What the message begins with, as what the visitor has put together on another page. */
  message?: string
  /** The id of a variant of a model that the visitor would like to order or to drive. */
  model?: string
  /** What the enquiry is about at first, one of LEAD_CATEGORIES; others are ignored. */
  category?: string
  /** The title of an open role of the page of careers; others are ignored. */
  position?: string
  url: URL
}

/**
 * The contact page: a form beside the locations, or a form about a vehicle beside the vehicle.
 * @param slug a location's slug or its dealership's, for its own contact page (ROUTE-27); '' for all
 * @throws 404 for a location or a vehicle that this dealer does not have
 */
export async function getContactPage(
  dealer: DealerContext,
  slug: string,
  asked: PageQuery,
): Promise<LeadPageModel> {
  const places = listPlaces(dealer, slug)
  const car = await requireCar(dealer, asked.carId)
  const facts = {
    ...leadFacts(dealer, car, slug === '' ? asked.locationId : places[0]?.id, asked),
    ...wantedModel(dealer, asked.model),
    category: asked.category,
  }
  const written = writtenPage(dealer, ['contact-us', 'contact'])
  const about = await buildPage(dealer, facts, kindAbout(car, asked.form), asked)
  const place = slug === '' ? null : (places[0] ?? null)
  return {
    ...about,
    // About a vehicle the form's title says more.
    title: formatTitle(place, car ? about.form.title : written?.title),
    meta: {
      ...siteMeta(dealer),
      title: place ? `Contact ${place.name}` : written?.metaTitle || written?.title || 'Contact us',
      description: written?.metaDescription || `Write to ${dealer.bundle.tenant.name}, call, or come by.`,
      path: place ? contactLocationPath(place.slug) : written ? pagePath(written.slug) : contactPath(),
      structured: structuredContact(dealer, place),
    },
    places: car ? [] : places.map((each) => locationCard(each, dealer)),
    blocks: place || car ? [] : await listBlocks(written, dealer),
  }
}

const formatTitle = (place: Location | null, title = '') =>
  place ? `Contact ${place.name}` : title || 'Contact us'

/** The place that the page is about, or the dealer and its first place. */
function structuredContact(dealer: DealerContext, place: Location | null): StructuredData[] {
  const [primary] = place ? [place] : listLocations(dealer.bundle.locations, 'primary')
  return [
    ...(place ? [] : [structuredOrganization(dealer)]),
    ...(primary ? [structuredLocation(primary, locationCard(primary, dealer), dealer)] : []),
  ]
}

/** Where people who would like to work here write to. @throws 404 where the dealer has no such page */
export async function getCareersPage(dealer: DealerContext, asked: PageQuery): Promise<CareersPageModel> {
  const written = writtenPage(dealer, ['careers'])
  if (!written) throw new Response('No such page', { status: 404 })
  const blocks = await listBlocks(written, dealer)
  const facts = { ...leadFacts(dealer, null, asked.locationId), position: openRole(blocks, asked.position) }
  return {
    ...(await buildPage(dealer, facts, 'careers', asked)),
    title: written.title,
    meta: {
      ...siteMeta(dealer),
      title: written.metaTitle || written.title,
      description: written.metaDescription || `Positions at ${dealer.bundle.tenant.name}.`,
      path: careersPath(),
    },
    places: [],
    next: formNext('careers', dealer),
    blocks,
  }
}

/** The page of one open role, with its application. @throws 404 for a role that is not open */
export async function getRolePage(
  dealer: DealerContext,
  slug: string,
  asked: PageQuery,
): Promise<RolePageModel> {
  const written = writtenPage(dealer, ['careers'])
  const blocks = (written?.blocks ?? []).flatMap((block) => (block.type === 'roles' ? [block] : []))
  const open = blocks.flatMap((block) => listOpenRoles(block, dealer))
  const stored = open.find((role) => roleSlug(role, dealer) === slug)
  const role = blocks.flatMap((block) => rolesModel(block, dealer).roles).find((each) => each.slug === slug)
  if (!written || !stored || !role) throw new Response('No such role', { status: 404 })
  const facts = { ...leadFacts(dealer, null, stored.location ?? ''), position: withoutStega(role.title) }
  const posting = structuredRole(stored, dealer)
  const title = withoutStega([role.title, role.place].filter(Boolean).join(', '))
  return {
    ...(await buildPage(dealer, facts, 'careers', asked)),
    role,
    careers: written.title,
    next: formNext('careers', dealer),
    meta: {
      ...siteMeta(dealer),
      title,
      description: withoutStega(role.text) || `${title} at ${dealer.bundle.tenant.name}.`,
      path: rolePath(slug),
      ...(posting ? { structured: [posting] } : {}),
    },
  }
}

/** The title of a role that is open on the page; '' for any other. */
function openRole(blocks: readonly BlockModel[], asked = ''): string {
  return openRoles(blocks).some(({ title }) => withoutStega(title) === asked) ? asked : ''
}

/** The form of a page, and the vehicle that it is about. */
export async function buildPage(dealer: DealerContext, facts: LeadFacts, kind: LeadKind, { url }: PageQuery) {
  const form = leadForm(getDefinition(kind, facts.tenant), facts, { page: url.pathname + url.search })
  return { form, car: facts.car && askedCar(facts.car, dealer) }
}

/**
 * Make, model and variant by the id of a variant, or by a model's short name, with the make's slug; nothing for one that
 * the dealer does not sell.
 */
export function wantedModel({ bundle }: DealerContext, asked = ''): Pick<LeadFacts, 'wanted' | 'wantedMake'> {
  const model = bundle.models.find(
    (each) => asked === getBaseId(each) || listVariants(each).some(({ id }) => id === asked),
  )
  if (!model) return {}
  const name = listVariants(model).find(({ id }) => id === asked)?.fullName ?? model.name
  return { wanted: `${model.manufacturerName} ${name}`, wantedMake: model.manufacturerSlug }
}

/** For a sold vehicle the form asks for similar ones (LEAD-40). */
function kindAbout(car: Car | null, asked = ''): LeadKind {
  if (car === null) return 'enquiry'
  if (!isAvailable(car)) return 'find_similar'
  return ABOUT_A_CAR.find((kind) => kind === asked) ?? 'vehicle_enquiry'
}

/** The vehicle with this id or slug; null where none is named or the stock is unavailable. @throws 404 for an unknown one */
export async function requireCar(dealer: DealerContext, carId: string): Promise<Car | null> {
  if (carId === '') return null
  const { car, unknown } = await findCarByIdOrSlug(dealer, carId)
  if (car === null && !unknown) throw new Response('No such vehicle', { status: 404 })
  return car
}

function listPlaces({ bundle }: DealerContext, slug: string): Location[] {
  const visible = listLocations(bundle.locations, 'all')
  if (slug === '') return visible
  const place =
    visible.find((found) => found.slug === slug) ?? visible.find((found) => found.dealershipSlug === slug)
  if (!place) throw new Response('No such location', { status: 404 })
  return [place]
}

/** Staff's own page at one of these addresses; null without one. */
export const writtenPage = ({ bundle }: DealerContext, slugs: readonly string[]) =>
  bundle.pages.find((page) => slugs.includes(page.slug)) ?? null

/** The content of a page that staff wrote; none without a page. */
export const listBlocks = async (
  page: ReturnType<typeof writtenPage>,
  dealer: DealerContext,
): Promise<BlockModel[]> =>
  page ? withoutRepeatedTitle(page.title, await blockModels(page.blocks, dealer)) : []
