import type { StockColumn, StockFeed } from '@forecourt/schemas/contract'
import type { ColumnSettingsQueryResult } from '@forecourt/schemas/types'
import { ClientError, type SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { getDraftId, getPublishedId } from 'sanity'

const columnSettingsQuery = defineQuery(`*[_type == "siteSettings" && tenant._ref == $tenant]{_id, _rev}`)

/** The columns could not be saved; `message` is for the person. */
export class ColumnsNotSaved extends Error {
  override readonly name = 'ColumnsNotSaved'
}

/**
 * Writes what columns are to a site's settings, on the site at once and, where there is one, to their draft, in one
 * transaction.
 * @param tenant `_id` of the site's `tenant` document
 * @param feed how the file is read, where that was chosen as well
 * @throws {ColumnsNotSaved} when there are no settings, somebody else was faster, or they may not be written
 */
export async function saveColumns(
  client: SanityClient,
  tenant: string,
  columns: readonly StockColumn[],
  feed?: StockFeed,
): Promise<void> {
  const found = await client.fetch<ColumnSettingsQueryResult>(
    columnSettingsQuery,
    { tenant },
    { perspective: 'raw' },
  )
  const published = found.find(({ _id }) => _id === getPublishedId(_id))
  if (!published) throw new ColumnsNotSaved('The site has no settings yet. Publish them first.')
  const draft = found.find(({ _id }) => _id === getDraftId(published._id))
  const stockColumns = columns.map((each) => ({
    _type: 'stockColumn',
    _key: crypto.randomUUID().slice(0, 12),
    ...each,
  }))
  const chosen = feed ? { stockColumns, stockFeed: feed } : { stockColumns }
  const transaction = client.transaction()
  for (const { _id, _rev } of [published, ...(draft ? [draft] : [])]) {
    transaction.patch(_id, (patch) => patch.set(chosen).ifRevisionId(_rev))
  }
  try {
    await transaction.commit({ returnDocuments: false, tag: 'stock.columns' })
  } catch (error) {
    throw readRefusal(error)
  }
}

function readRefusal(error: unknown): unknown {
  if (!(error instanceof ClientError)) return error
  if (error.statusCode === 409)
    return new ColumnsNotSaved('Someone else just changed these settings. Nothing was saved. Try again.')
  if (error.statusCode === 403)
    return new ColumnsNotSaved('You can view this but not change it. Ask a site manager.')
  return error
}
