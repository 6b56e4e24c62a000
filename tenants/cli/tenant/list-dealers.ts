import type { DealerRowsQueryResult } from '@forecourt/schemas/types'
import { defineQuery } from 'groq'
import { formatTable } from './format-table.ts'
import type { Session } from './lake-session.ts'

const counts = `
  "locations": count(*[_type == "location" && tenant._ref == ^._id && !(_id in path("drafts.**"))]),
  "pages": count(*[_type == "page" && tenant._ref == ^._id && !(_id in path("drafts.**"))]),
  "offers": count(*[_type == "offer" && ^._id in sites[]._ref && !(_id in path("drafts.**"))]),
  "promoTiles": count(*[_type == "promoTile" && ^._id in sites[]._ref && !(_id in path("drafts.**"))])`

const dealerRowsQuery = defineQuery(
  `*[_type == "tenant" && defined(slug.current) && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]
    | order(slug.current asc){
      "slug": coalesce(slug.current, ""), "name": coalesce(name, ""), "retired": defined(retiredAt), "template": coalesce(template, ""), ${counts}
    }`,
)

/** `list`: a line a dealer: slug, name, template, how much it has, and its address. */
export async function listDealers(
  { json }: { json: boolean },
  { client, say, siteAddress }: Session,
): Promise<void> {
  const rows = await client.fetch<DealerRowsQueryResult>(dealerRowsQuery)
  if (json) {
    const dealers = rows.map((row) => ({ ...row, address: row.retired ? null : siteAddress(row.slug) }))
    say(JSON.stringify(dealers, null, 2))
    return
  }
  if (rows.length === 0) {
    say('There is no dealer yet. Make one: npm run tenant -- new river-city-motors --template metro')
    return
  }
  const head = ['slug', 'name', 'template', 'locations', 'pages', 'offers', 'tiles', 'address']
  const body = rows.map((row) => [
    row.slug,
    row.name,
    row.template,
    ...[row.locations, row.pages, row.offers, row.promoTiles].map(String),
    row.retired ? 'retired' : siteAddress(row.slug),
  ])
  for (const line of formatTable([head, ...body])) say(line)
}
