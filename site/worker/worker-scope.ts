// The part of a service worker's scope that is used: the compiler's own types of it exclude those of pages.
import type { WorkerMessage } from '#app/layout/offline/readable-pages.ts'

type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }

export type WorkerScope = {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(
    type: 'fetch',
    listener: (event: WorkerEvent & { readonly request: Request }) => void,
  ): void
  addEventListener(
    type: 'message',
    listener: (event: WorkerEvent & { readonly data: WorkerMessage }) => void,
  ): void
}
