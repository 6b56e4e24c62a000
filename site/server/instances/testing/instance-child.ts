// An instance of the site as a process of its own: everything of the server, with a page of a few words in place of the
// application's. Its variables come from the test.

import type { AppLoadContext } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import { listSearchServers } from '#app/integrations/search-servers/search-servers.ts'
import { getStockScope } from '#app/integrations/stock-index-scope.ts'
import { answerLead } from '#app/parts/lead/submit/answer-lead.server.ts'
import { takeHold } from '#db/reserve/hold-repository.ts'
import { insertReservation } from '#db/reserve/reservation-repository.ts'
import { readEnv } from '../../env.ts'
import { createSiteServer } from '../../http/site-server.ts'
import { createLog } from '../../log.ts'
import type { App } from '../../remix/app.ts'
import { startSite } from '../../start-site.ts'
import { openImportReport } from '../../stock/open-import-report.ts'

const [, , feedFolder = ''] = process.argv

const app: App = {
  readParameters: (path) => ({
    names: new Set(),
    isPrivate: path.startsWith('/api/'),
    hasForms: false,
    routeIds: new Set(['page']),
    route: 'page',
    ownCase: null,
  }),
  render: async (request, context) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/leads') {
      const reply = await answerLead(context, request)
      return Response.json('body' in reply ? reply.body : {}, { status: reply.status })
    }
    if (pathname.startsWith('/api/hold/')) return Response.json(await holdCar(context, pathname.slice(10)))
    if (pathname === '/api/take')
      return Response.json(await context.limits.take('quote', 'a', context.visitor.address))
    const { tenant } = requireDealerContext(context).bundle
    if (pathname.startsWith('/api/report/')) {
      const env = readEnv(process.env)
      const { importReport } = openImportReport(env, {
        db: context.db,
        indexUid: 'Car_production',
        placement: {
          servers: listSearchServers(env),
          read: async () => ({ dealers: new Map(), problems: [] }),
        },
        log: createLog('warn'),
      })
      const cars = await importReport?.explain(tenant, pathname.slice(12), context.now)
      return Response.json({ cars, runs: await importReport?.listRuns(tenant.slug) })
    }
    const cars = await context.stock.listSnapshots(getStockScope(tenant, context.now))
    const body = `<!doctype html><title>${tenant.name}</title><p>${cars.map(([id]) => id).join(' ')}</p>`
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}

/** Pays for a reservation of the one car by that name, and takes the car's hold. */
async function holdCar({ db, now }: AppLoadContext, id: string): Promise<'held' | 'refused' | null> {
  const reservation = await insertReservation(db, {
    tenant_slug: 'a',
    id,
    idempotency_key: id,
    car_id: 'a_a1',
    car_slug: 'a1',
    car_name: 'Corolla',
    first_name: 'Ann',
    last_name: 'Lee',
    email: 'ann@example.com',
    phone: '0491570156',
    deposit_cents: 20_000,
    state: 'paying',
    deposit: 'none',
    session_id: null,
    session_url: null,
    lead_id: null,
    created_at: now,
    pay_until: now,
    held_at: null,
    held_until: null,
  })
  return takeHold(db, reservation, now)
}

await startSite({
  server: createSiteServer(),
  app,
  build: 'test',
  clientFolder: null,
  feedFolder,
  pushWorker: new URL('../../../stock/push/push-worker.ts', import.meta.url),
  listWorker: new URL('../../stock-lists/list-worker.ts', import.meta.url),
})
