import {
  formatDollars,
  type StaffStockColumns,
  type StaffTriedColumns,
  stockColumns,
} from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { parseJson } from '#app/domain/parse-json.ts'
import type { TriedColumns } from '#app/integrations/import-report.ts'
import { describeRow } from './row-text.ts'
import { requireReport } from './staff-stock.server.ts'

/** CSS pixels of the picture beside the table. */
const PICTURE_SIZE = { width: 300, height: 200 }

/** The columns of the dealer's newest stock file. @throws 404 unless the user is staff; AppError stock_unavailable */
export async function getStaffStockColumns(context: RequestContext): Promise<StaffStockColumns> {
  const { report } = requireReport(context)
  return { at: context.now, ...(await report.readColumns(requireDealerContext(context).bundle)) }
}

/**
 * How the first rows of that file read with columns chosen; nothing is changed.
 * @param written the columns, a list as JSON
 * @throws as above; 400 where that is no such list; 404 where there are no columns to choose
 */
export async function tryStaffStockColumns(
  context: RequestContext,
  written: string,
): Promise<StaffTriedColumns> {
  const { report } = requireReport(context)
  const parsed = stockColumns.safeParse(parseJson(written))
  if (!parsed.success) throw new Response('No list of columns', { status: 400 })
  const { bundle } = requireDealerContext(context)
  const tried = await report.tryColumns(bundle, parsed.data, context.now)
  if (tried === null) throw new Response('No columns to choose', { status: 404 })
  return {
    ...tried,
    at: context.now,
    problems: tried.problems.map(({ cars, line, stockNumbers: _, ...note }) => ({
      cars,
      line,
      leftOut: note.kind === 'rejected',
      ...describeRow(note),
    })),
    first: tried.first && describeFirst(tried.first, context),
  }
}

function describeFirst(
  { priceCents, picture, ...car }: NonNullable<TriedColumns['first']>,
  context: RequestContext,
): NonNullable<StaffTriedColumns['first']> {
  const { texts } = requireDealerContext(context).bundle.tenant
  return {
    ...car,
    price: priceCents === null ? texts.noPrice : formatDollars(priceCents),
    picture: picture === '' ? '' : context.picture(picture, { ...PICTURE_SIZE, alt: '' }).src,
  }
}
