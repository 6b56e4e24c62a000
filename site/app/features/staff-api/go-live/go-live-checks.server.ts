import { type GoLiveCheck, listLocations } from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { findDefinition } from '#app/parts/lead/definitions/definitions.ts'
import { hiddenValues, leadRules } from '#app/parts/lead/form/lead-form.server.ts'
import { listFieldErrors, parseFields } from '#app/parts/lead/form/parse-fields.server.ts'
import { listChannels } from '#app/parts/lead/submit/lead-channels.ts'
import { leadFacts } from '#app/parts/lead/submit/lead-facts.server.ts'
import { TEST_ANSWERS } from '#app/parts/lead/test-enquiry.ts'
import { listedRequest } from '#app/parts/search/listed-stock.server.ts'

/** A page that was opened, and how it answered. */
type Opened = { readonly path: string; readonly status: number }

/** What was opened and loaded. */
export type Tried = {
  readonly pages: readonly Opened[]
  readonly links: readonly Opened[]
  readonly pictures: { readonly tried: number; readonly missing: number }
}

const MOST_PATHS = 5
/** What the last look before a site goes live found; the test enquiry is checked and not kept. */
export async function listGoLiveChecks(context: RequestContext, tried: Tried): Promise<GoLiveCheck[]> {
  return [
    judgeOpened('pages', tried.pages, 'menu pages', 'open'),
    judgeOpened('links', tried.links, 'links', 'work'),
    tryEnquiry(context),
    ...(await judgeCars(context)),
    ...judgeLoading(tried.pictures),
  ]
}

function judgeOpened(
  id: GoLiveCheck['id'],
  opened: readonly Opened[],
  things: 'menu pages' | 'links',
  does: 'open' | 'work',
): GoLiveCheck {
  const broken = opened.filter(({ status }) => status >= 400).map(({ path }) => path)
  if (broken.length === 0)
    return { id, state: 'right', words: `All ${opened.length} ${things} ${does}`, paths: [] }
  const paths = broken.slice(0, MOST_PATHS)
  return { id, state: 'wrong', words: `${broken.length} of ${opened.length} ${things} don’t ${does}`, paths }
}

/** Sends an enquiry as far as its validation, and looks where it would go. */
function tryEnquiry(context: RequestContext): GoLiveCheck {
  const dealer = requireDealerContext(context)
  const { tenant, locations } = dealer.bundle
  const definition = findDefinition('enquiry', tenant)
  const wrong = (words: string): GoLiveCheck => ({
    id: 'enquiry',
    state: 'wrong',
    words,
    paths: ['/contact-us'],
  })
  if (definition === null) return wrong('There is no enquiry form')
  const places = listLocations(locations, 'all')
  const facts = leadFacts(dealer, null, places[0]?.id ?? '')
  const answers = { ...TEST_ANSWERS, location_id: facts.locationId, ...hiddenValues(definition, facts) }
  const errors = listFieldErrors(
    parseFields(leadRules(definition, facts, 0, definition.steps.length - 1), answers),
  )
  const [problem] = Object.values(errors)
  if (problem !== undefined) return wrong(`A test enquiry is refused: ${problem}`)
  if (listChannels(tenant, places).length === 0)
    return wrong('A test enquiry goes nowhere: no location has an email address')
  return { id: 'enquiry', state: 'right', words: 'A test enquiry is taken and would be delivered', paths: [] }
}

/** Vehicles with and without prices, and those without pictures. */
async function judgeCars(context: RequestContext): Promise<GoLiveCheck[]> {
  const dealer = requireDealerContext(context)
  const request = listedRequest(dealer)
  try {
    const [all, priced, pictured] = await Promise.all([
      dealer.stock.search(request),
      dealer.stock.search({ ...request, ranges: { price: [1, null] } }),
      dealer.stock.search({ ...request, withPhotos: true }),
    ])
    return [judgePrices(all.total, priced.total), ...judgePhotos(all.total, pictured.total)]
  } catch (error) {
    if (!(error instanceof StockUnavailableError)) throw error
    return [{ id: 'prices', state: 'wrong', words: 'The stock isn’t responding right now', paths: [] }]
  }
}

function judgePrices(all: number, priced: number): GoLiveCheck {
  const paths = ['/search/new-used-and-demo-cars']
  if (all === 0) return { id: 'prices', state: 'wrong', words: 'There is no vehicle on the site', paths }
  if (priced === all)
    return { id: 'prices', state: 'right', words: `${countVehicles(all)}, each with a price`, paths: [] }
  return {
    id: 'prices',
    state: 'note',
    words: `${all - priced} of ${countVehicles(all)} have no price`,
    paths,
  }
}

/** More than half without a picture is no small matter. */
function judgePhotos(all: number, pictured: number): GoLiveCheck[] {
  if (pictured >= all) return []
  const bare = all - pictured
  const words = `${bare} of ${countVehicles(all)} have no picture`
  return [
    {
      id: 'pictures',
      state: bare * 2 > all ? 'wrong' : 'note',
      words,
      paths: ['/search/new-used-and-demo-cars'],
    },
  ]
}

/** Nothing is said of pictures where there was none to try. */
function judgeLoading({ tried, missing }: Tried['pictures']): GoLiveCheck[] {
  if (tried === 0) return []
  if (missing === 0)
    return [
      {
        id: 'pictures',
        state: 'right',
        words: tried === 1 ? 'The picture tried loads' : `All ${tried} pictures tried load`,
        paths: [],
      },
    ]
  return [
    { id: 'pictures', state: 'wrong', words: `${missing} of ${tried} pictures don’t load`, paths: ['/'] },
  ]
}

const countVehicles = (count: number) => (count === 1 ? '1 vehicle' : `${count} vehicles`)
