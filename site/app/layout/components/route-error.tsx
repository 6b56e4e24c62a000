import { isRouteErrorResponse, useRevalidator, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { type MouseEvent, memo, Suspense, useState, useSyncExternalStore } from 'react'
import type { LayoutTenant } from '#app/page/layout-model.ts'
import { isNotFoundModel, type NotFoundModel } from '#app/parts/car/not-found-model.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { ErrorView } from './error-view.tsx'

const NotFoundCars = lazyPart(async () => (await import('./not-found-cars.tsx')).NotFoundCars)

/** Not rendered again with the rest of the error: React could not hydrate a lazy part that is updated meanwhile. */
const CarsInstead = memo(({ missing }: { missing: NotFoundModel }) => (
  <Suspense>
    <NotFoundCars {...missing} />
  </Suspense>
))

type RootData = { layout: { tenant: LayoutTenant } | null; requestId: string }

const NO_CHANGES = () => () => {}

/** Whether the document itself came with the error; false for an error of the router. */
function useFromDocument(): boolean {
  const isHydrating = useSyncExternalStore(
    NO_CHANGES,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}

/**
 * The `ErrorBoundary` of a route: the error inside the page's layout. Trying again loads the route's data again; a document
 * is reloaded instead, so that the browser sends a posted form again. The route's `meta` passes its `matches` to
 * `pageMeta`, for the error's title.
 */
export function RouteError({ hasForm = false }: { hasForm?: boolean }) {
  const error = useRouteError()
  const root = useRouteLoaderData('root') as RootData | undefined
  const isFromDocument = useFromDocument()
  const { state, revalidate } = useRevalidator()
  const offline = globalThis.navigator?.onLine === false
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    if (isFromDocument) location.reload()
    else revalidate()
  }
  const missing = isRouteErrorResponse(error) && isNotFoundModel(error.data) ? error.data : null
  const view = (
    <ErrorView
      status={isRouteErrorResponse(error) ? error.status : offline ? 0 : 500}
      tenant={root?.layout?.tenant ?? null}
      requestId={isFromDocument ? root?.requestId : undefined}
      resends={hasForm && isFromDocument}
      onRetry={retry}
      busy={state !== 'idle'}
      kinds={missing?.kinds ?? null}
      item={missing?.item}
      gone={missing?.gone}
    />
  )
  if (!missing || missing.cards.length === 0) return view
  return (
    <>
      {view}
      <CarsInstead missing={missing} />
    </>
  )
}

/** The `ErrorBoundary` of a route with a form, which says how a posted form is sent again. */
export const FormRouteError = () => <RouteError hasForm />
