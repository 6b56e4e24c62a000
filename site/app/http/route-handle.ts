/**
 * What a route says of itself to the server (`export const handle`). The server hands a page's loaders an address
 * with only these query parameters, so that whatever else hangs on an address makes no other page; a route that does
 * not say is handed every parameter, and one page is kept for each.
 */
export interface RouteHandle {
  /** Names of the query parameters that the loader reads. */
  readonly reads: readonly string[]
  /** The page is of whoever asks (signed in, paying): it is rendered for each visitor alone, and kept by nobody. */
  readonly isPrivate?: boolean
}
