// A site that people of a real lake ask from the Studio; its routes are the application's.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import type { RequestContext } from '#app/context.ts'
import { findCode, STATUS_OF } from '#app/errors.ts'
import * as activity from '#app/routes/staff.api.activity/route.ts'
import * as catalogues from '#app/routes/staff.api.catalogues/route.ts'
import * as insights from '#app/routes/staff.api.insights/route.ts'
import * as insightItem from '#app/routes/staff.api.insights-item/route.ts'
import * as insightSheet from '#app/routes/staff.api.insights-spreadsheet/route.ts'
import * as leadFile from '#app/routes/staff.api.lead-file/route.ts'
import * as leads from '#app/routes/staff.api.leads._index/route.ts'
import * as lead from '#app/routes/staff.api.leads.$id/route.ts'
import * as leadsDeliveries from '#app/routes/staff.api.leads-deliveries/route.ts'
import * as spreadsheet from '#app/routes/staff.api.leads-spreadsheet/route.ts'
import * as marketKeys from '#app/routes/staff.api.market-keys/route.ts'
import * as marketPushesRoute from '#app/routes/staff.api.market-pushes/route.ts'
import * as people from '#app/routes/staff.api.people/route.ts'
import * as person from '#app/routes/staff.api.person/route.ts'
import * as previewLinks from '#app/routes/staff.api.preview-links/route.ts'
import * as redirects from '#app/routes/staff.api.redirects/route.ts'
import * as status from '#app/routes/staff.api.status/route.ts'
import * as stock from '#app/routes/staff.api.stock/route.ts'
import * as stockCar from '#app/routes/staff.api.stock-car/route.ts'
import * as stockCarPage from '#app/routes/staff.api.stock-car-page/route.ts'
import * as stockCars from '#app/routes/staff.api.stock-cars/route.ts'
import * as stockColumns from '#app/routes/staff.api.stock-columns/route.ts'
import * as stockColumnsTry from '#app/routes/staff.api.stock-columns-try/route.ts'
import * as stockKeysRoute from '#app/routes/staff.api.stock-keys/route.ts'
import * as stockSourceRoute from '#app/routes/staff.api.stock-source/route.ts'
import * as stockSourceTry from '#app/routes/staff.api.stock-source-try/route.ts'
import * as webAddress from '#app/routes/staff.api.web-address/route.ts'
import type { Database } from '#db/database.ts'
import { FakeContent } from '../../fixtures/fake-content.ts'
import { LakeChild } from '../../fixtures/lake-child.ts'
import { openTestServer, type TestServerOptions } from '../../fixtures/test-server.ts'

const STUDIO = 'https://studio.example'

export type StaffAnswer = {
  status: number
  headers: Record<string, unknown>
  text: string
  json: () => unknown
}

export type StaffSite = {
  db: Database
  lines: unknown[]
  /** Asks as somebody of that role, as `anonymous`, or with a secret that has `ended`; a form is posted. */
  ask: (
    who: string,
    slug: string,
    path: string,
    form?: Readonly<Record<string, string>> | Buffer,
  ) => Promise<StaffAnswer>
}

export type StaffSiteOptions = Pick<
  TestServerOptions,
  | 'importReport'
  | 'siteState'
  | 'overrides'
  | 'people'
  | 'stockFiles'
  | 'stockKeys'
  | 'stockSources'
  | 'marketPushes'
  | 'webAddresses'
  | 'searchHost'
> & {
  content?: FakeContent
}

/** Two sites, `a` and `b`, and a person of each role, whose id is the role's name. */
export async function openStaffSite(
  roles: readonly string[],
  {
    content = new FakeContent('a', 'b'),
    importReport,
    overrides,
    people = null,
    stockFiles = null,
    stockKeys = null,
    stockSources = null,
    marketPushes = null,
    webAddresses = null,
    searchHost,
    siteState,
  }: StaffSiteOptions = {},
): Promise<StaffSite> {
  const lake = await LakeChild.share()
  const secrets = new Map<string, string>()
  for (const role of roles) {
    await lake.putPerson(role, [role])
    secrets.set(role, (await createPreviewSecret(lake.writer(), 'test', STUDIO, role)).secret)
  }
  secrets.set('ended', await endedSecret(lake, roles[0] ?? ''))
  const site = await openTestServer(content, answer, {
    client: lake.reader().client,
    env: { STUDIO_ORIGIN: STUDIO },
    people,
    stockFiles,
    stockKeys,
    stockSources,
    marketPushes,
    webAddresses,
    ...(importReport ? { importReport } : {}),
    ...(overrides ? { overrides } : {}),
    ...(searchHost ? { searchHost } : {}),
    ...(siteState ? { siteState } : {}),
  })
  return {
    db: site.db,
    lines: site.lines,
    ask: async (who, slug, path, form) => {
      const secret = secrets.get(who)
      const { status, headers, text } = await site.get(path, {
        headers: {
          host: `${slug}.base.example`,
          accept: 'application/json',
          origin: STUDIO,
          ...(secret ? { authorization: `Bearer ${secret}` } : {}),
          ...(form ? { 'content-type': mediaTypeOf(form) } : {}),
        },
        ...(form
          ? { method: 'POST', body: Buffer.isBuffer(form) ? form : String(new URLSearchParams(form)) }
          : {}),
      })
      return { status, headers, text, json: () => JSON.parse(text) as unknown }
    },
  }
}

const mediaTypeOf = (form: object) =>
  Buffer.isBuffer(form) ? 'application/octet-stream' : 'application/x-www-form-urlencoded'

/** A secret that its hour is over for. */
async function endedSecret(lake: LakeChild, user: string): Promise<string> {
  const { secret } = await createPreviewSecret(lake.writer(), 'ended', STUDIO, user)
  await lake
    .writer()
    .delete({ query: '*[_type == "sanity.previewUrlSecret" && secret == $secret]', params: { secret } })
  return secret
}

type Route = {
  loader?: (args: LoaderFunctionArgs) => unknown
  action?: (args: ActionFunctionArgs) => unknown
}

const ROUTES: readonly [RegExp, Route][] = [
  [/^\/staff\/api\/leads$/, leads],
  [/^\/staff\/api\/leads\/(?<id>[^/]+)$/, lead],
  [/^\/staff\/api\/leads-spreadsheet$/, spreadsheet],
  [/^\/staff\/api\/lead-file$/, leadFile],
  [/^\/staff\/api\/leads-deliveries$/, leadsDeliveries],
  [/^\/staff\/api\/market-keys$/, marketKeys],
  [/^\/staff\/api\/market-pushes$/, marketPushesRoute],
  [/^\/staff\/api\/people$/, people],
  [/^\/staff\/api\/person$/, person],
  [/^\/staff\/api\/activity$/, activity],
  [/^\/staff\/api\/catalogues$/, catalogues],
  [/^\/staff\/api\/preview-links$/, previewLinks],
  [/^\/staff\/api\/redirects$/, redirects],
  [/^\/staff\/api\/status$/, status],
  [/^\/staff\/api\/insights$/, insights],
  [/^\/staff\/api\/insights-item$/, insightItem],
  [/^\/staff\/api\/insights-spreadsheet$/, insightSheet],
  [/^\/staff\/api\/stock$/, stock],
  [/^\/staff\/api\/web-address$/, webAddress],
  [/^\/staff\/api\/stock-cars$/, stockCars],
  [/^\/staff\/api\/stock-car$/, stockCar],
  [/^\/staff\/api\/stock-car-page$/, stockCarPage],
  [/^\/staff\/api\/stock-keys$/, stockKeysRoute],
  [/^\/staff\/api\/stock-source$/, stockSourceRoute],
  [/^\/staff\/api\/stock-source-try$/, stockSourceTry],
  [/^\/staff\/api\/stock-columns$/, stockColumns],
  [/^\/staff\/api\/stock-columns-try$/, stockColumnsTry],
]

/** As Remix calls a route, and answers what it throws. */
async function answer(request: Request, context: RequestContext): Promise<Response> {
  const { pathname } = new URL(request.url)
  for (const [pattern, { loader, action }] of ROUTES) {
    const found = pattern.exec(pathname)
    const run = request.method === 'GET' ? loader : action
    if (!found || !run) continue
    try {
      return (await run({ request, context, params: { ...found.groups } })) as Response
    } catch (error) {
      const code = findCode(error)
      if (error instanceof Response) return error
      if (code === null) throw error
      return new Response(code, { status: STATUS_OF[code] })
    }
  }
  return new Response('No such route', { status: 404 })
}
