import { comparePath, homePath, savedPath } from '#app/paths.ts'

/** Pages of cars: results, vehicles, saved and compared cars; each is the same for everybody. */
const CARS = /^\/(search|used-car)(\/(?!cards$|understand$)[^/.]+){0,4}$|^\/cars\/(?!trade-in$)[^/.]+$/

/** May a page be read without a network? `path` has no query. */
export const isReadableOffline = (path: string): boolean =>
  CARS.test(path) || path === comparePath() || path === savedPath() || path === homePath()

/** Where the time of a stored page is: the document of the network has none. */
export const STORED_AT = 'data-stored-at'

/** A message of a page to the worker. */
export type WorkerMessage =
  | {
      kind: 'visited'
      /** The page's address. */
      page: string
      /** Addresses of pictures that the page loaded. */
      pictures: string[]
      /** The address of the saved cars' cards; null without saved cars. */
      cards: string | null
    }
  /** Stored pages are deleted, and the worker with them. */
  | { kind: 'remove' }
