import { joinSettings } from '@forecourt/schemas/contract'
import type { SanityClient } from '@sanity/client'
import { diffSettings } from './diff-settings.ts'
import { formatTable } from './format-table.ts'
import { requireTenant, type Session, type StoredDocument } from './lake-session.ts'

/** Longer values are cut: the table is for reading, the Studio for the whole text. */
const LONGEST = 48

/** `diff`: the settings in which two dealers differ, one a line. */
export async function diffDealers(
  { one, other, json }: { one: string; other: string; json: boolean },
  { client, say }: Session,
): Promise<void> {
  const [left, right] = [await loadSettings(client, one), await loadSettings(client, other)]
  const differences = diffSettings(left, right)
  if (json) {
    say(JSON.stringify(differences, null, 2))
    return
  }
  if (differences.length === 0) {
    say(`${one} and ${other} are set alike.`)
    return
  }
  const rows = differences.map(({ setting, ...values }) => [setting, short(values.one), short(values.other)])
  for (const line of formatTable([['setting', one, other], ...rows])) say(line)
}

/** What the platform sets and what the dealer says, as one. */
async function loadSettings(client: SanityClient, slug: string): Promise<Record<string, unknown>> {
  const tenant = await requireTenant(client, slug)
  const own = await client.fetch<StoredDocument | null>(
    '*[_type == "siteSettings" && tenant._ref == $id && !(_id in path("drafts.**"))][0]',
    { id: tenant._id },
  )
  return own === null ? tenant : joinSettings(tenant, own, '')
}

function short(text: string): string {
  if (text === '') return '–'
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}
