import { type StaffStockSource, stockSourceChange, stockSourceFields } from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { AppError } from '#app/errors.ts'
import { requireDealerStaff } from '#app/http/require-dealer-staff.ts'
import { SourceRefusal, type StockSources } from '#app/integrations/stock-sources.ts'

type Fields = Readonly<Record<string, string>>

/** From where the dealer's stock file is fetched. @throws 404; AppError staff_not_permitted, stock_unavailable */
export async function getStaffStockSource(context: RequestContext): Promise<StaffStockSource> {
  const { sources, tenantSlug } = requireSources(context)
  return { at: context.now, source: await sources.find(tenantSlug) }
}

/** Saves the source, fetches from it now, or removes it. @throws as above; 422 and 429 with words for people */
export async function changeStaffStockSource(
  context: RequestContext,
  fields: Fields,
): Promise<StaffStockSource> {
  const { sources, tenantSlug, user } = requireSources(context)
  const read = stockSourceChange.safeParse(fields)
  if (!read.success) throw refused(findWords(read.error))
  await requireTurn(context, tenantSlug, user)
  const { timeZone } = requireDealerContext(context).bundle.tenant
  const change = read.data
  if (change.do === 'save') await asWords(sources.save({ tenantSlug, timeZone, user }, change))
  else if (change.do === 'now') await sources.fetchNow(tenantSlug)
  else await sources.remove(tenantSlug)
  context.log.info({ change: change.do, by: user }, 'the source of a stock file was changed')
  return getStaffStockSource(context)
}

/** The file at an address, which changes nothing. @throws as above */
export async function tryStaffStockSource(
  context: RequestContext,
  fields: Fields,
): Promise<{ name: string; bytes: Buffer }> {
  const { sources, tenantSlug, user } = requireSources(context)
  const read = stockSourceFields.safeParse(fields)
  if (!read.success) throw refused(findWords(read.error))
  await requireTurn(context, tenantSlug, user)
  context.log.info({ by: user }, 'the source of a stock file was tried')
  return asWords(sources.try(tenantSlug, read.data))
}

async function requireTurn({ limits }: RequestContext, tenantSlug: string, user: string): Promise<void> {
  const taken = await limits.take('stockSource', tenantSlug, user)
  if (!taken.ok) throw new Response('That was often. Try it again in an hour.', { status: 429 })
}

async function asWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof SourceRefusal) throw refused(error.message)
    throw error
  }
}

/** The first words of ours; what a union says of itself is for programmers. */
function findWords(error: { issues: readonly Issue[] }): string {
  const said = error.issues.flatMap((issue) => [issue, ...(issue.errors ?? []).flat()])
  return (
    said.find(({ message }) => /^(Give|That|The) /.test(message))?.message ??
    'That is no source of a stock file.'
  )
}
type Issue = { message: string; errors?: readonly (readonly { message: string }[])[] }

const refused = (words: string) => new Response(words, { status: 422 })

function requireSources(context: RequestContext): {
  sources: StockSources
  tenantSlug: string
  user: string
} {
  const { staff, tenantSlug } = requireDealerStaff(context)
  if (staff.cars !== 'writes') throw new AppError('staff_not_permitted')
  const { stockSources: sources } = context
  if (sources === undefined)
    throw new AppError('stock_unavailable', { message: 'no key to write to the index' })
  return { sources, tenantSlug, user: staff.user }
}
