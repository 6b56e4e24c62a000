import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { Analytics } from '#app/analytics/analytics.ts'
import { EARLY_PRESSES } from '#app/analytics/early-presses.ts'
import { Tags } from '#app/analytics/tags/tags.tsx'
import { requireDealerContext } from '#app/context.ts'
import { PreviewTools } from '#app/features/preview/components/preview-tools.tsx'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { FontPreloads } from '#app/layout/components/font-preloads.tsx'
import { RouteError } from '#app/layout/components/route-error.tsx'
import { SiteLayout } from '#app/layout/components/site-layout.tsx'
import { ThemeStyle } from '#app/layout/components/theme-style.tsx'
import { hoursLine } from '#app/layout/hours-line.server.ts'
import { OfflineReading } from '#app/layout/offline/components/offline-reading.tsx'
import { buildLayout, getLayout } from '#app/layout/queries.server.ts'
import { useWholePage } from '#app/layout/use-whole-page.ts'
import type { LayoutTenant } from '#app/page/layout-model.ts'
import { StockVersion } from '#app/parts/car/live/stock-version.ts'
import { earlyNotes } from '#app/parts/lead/form/early-notes.ts'
import { useVisits } from '#app/parts/lead/form/visits.ts'
import { arrivalsPath, iconPath } from '#app/paths.ts'
import { InlineIcons } from '#app/ui/icon.tsx'
import { LATE_PICTURES } from '#app/ui/late-pictures.ts'
import { useNonce } from '#app/ui/nonce.ts'
import { WholeDocuments } from '#app/ui/site-link.tsx'
import '#app/styles/site.css'

export const handle: RouteHandle = { reads: [] }

export function loader({ context }: LoaderFunctionArgs) {
  const { site, requestId, preview, staff, previewAt, stock, picture } = context
  // Drafts change with every key that is pressed.
  const layout = preview ? buildLayout : getLayout
  return {
    layout: site.kind === 'dealer' ? layout(site.bundle, picture) : null,
    hours: site.kind === 'dealer' ? hoursLine(requireDealerContext(context)) : null,
    requestId,
    preview,
    ...(staff ? { staff: true } : {}),
    ...(previewAt === null ? {} : { previewAt }),
    ...(preview && site.kind === 'dealer' ? { previewZone: site.bundle.tenant.timeZone } : {}),
    // What an open page follows the stock from; a preview stays as it was made.
    stock: preview || site.kind === 'list' ? '' : stock.version(),
  }
}

const useLayout = () => useRouteLoaderData<typeof loader>('root')?.layout ?? null

/** What a page without words of its own is called: above all a missing one. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  const name = data?.layout?.tenant.name
  const words = error
    ? isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)
      ? 'Page not found'
      : 'Out for a moment'
    : ''
  return [{ title: [words, name].filter(Boolean).join(' | ') || 'Page not found' }]
}

/** The frame does not change while a visitor stays on one dealer's site. */
export const shouldRevalidate = () => false

/** Whether the page's route declares this of it. */
const useDeclared = (what: 'hasNoScripts' | 'isBare' | 'isUnmeasured') =>
  useMatches().some(({ handle: each }) => (each as RouteHandle | undefined)?.[what])

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const layout = useLayout()
  const tenant = layout?.tenant
  const nonce = useNonce()
  const hasScripts = !useDeclared('hasNoScripts')
  const isBare = useDeclared('isBare')
  return (
    <html lang="en-AU" {...buildVariantAttributes(tenant)} data-events={tenant?.events}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {tenant ? (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{
              __html: `${EARLY_PRESSES};${earlyNotes(tenant.slug)};${LATE_PICTURES}`,
            }}
          />
        ) : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {tenant ? (
          <>
            <link rel="icon" href="/favicon.ico" sizes="32x32" />
            <link rel="apple-touch-icon" href={iconPath('touch')} />
            <link rel="manifest" href="/manifest.webmanifest" />
            <link
              rel="alternate"
              type="application/rss+xml"
              title={`New arrivals at ${tenant.name}`}
              href={arrivalsPath()}
            />
          </>
        ) : null}
        {tenant ? <FontPreloads fonts={tenant.fonts} /> : null}
        <Links />
        {tenant ? <ThemeStyle tenant={tenant} /> : null}
      </head>
      <body>
        <InlineIcons />
        <StockVersion.Provider value={data?.stock ?? ''}>
          <WholeDocuments.Provider value={data?.preview ?? false}>
            {layout && !isBare ? (
              <SiteLayout {...layout} hours={data?.hours ?? null}>
                {children}
              </SiteLayout>
            ) : (
              children
            )}
          </WholeDocuments.Provider>
        </StockVersion.Provider>
        {data?.preview && !isBare ? <PreviewTools /> : null}
        {hasScripts && !data?.preview ? <ScrollRestoration nonce={nonce} /> : null}
        {hasScripts ? <Scripts nonce={nonce} /> : null}
      </body>
    </html>
  )
}

/** What the style sheets select variants by; a page of no dealer's has none. */
function buildVariantAttributes(tenant: LayoutTenant | undefined) {
  if (!tenant) return { 'data-template': 'none' }
  return {
    'data-template': tenant.template,
    ...Object.fromEntries(
      Object.entries(tenant.variants).map(([part, variant]) => [`data-${part}`, variant]),
    ),
    'data-page': tenant.page,
    'data-surface': tenant.surface,
    'data-frame': tenant.framedCards ? 'line' : 'none',
  }
}

export default function Root() {
  const layout = useLayout()
  const tenant = layout?.tenant.slug
  const data = useRouteLoaderData<typeof loader>('root')
  const isUnmeasured = useDeclared('isUnmeasured')
  useVisits(tenant ?? '')
  useWholePage()
  return (
    <>
      {tenant ? <Analytics tenant={tenant} /> : null}
      {layout && !data?.preview ? (
        <OfflineReading tenant={layout.tenant.slug} isOn={layout.tenant.offlineReading} />
      ) : null}
      {layout?.tenant.tags && !data?.preview ? (
        <Tags tags={layout.tenant.tags} isUnmeasured={isUnmeasured} />
      ) : null}
      <Outlet />
    </>
  )
}

/** Errors of routes without a boundary of their own, and of the layout's data. */
export function ErrorBoundary() {
  return useLayout() ? (
    <RouteError />
  ) : (
    <main id="main">
      <RouteError />
    </main>
  )
}
