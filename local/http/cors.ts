/** What a browser may do from another origin: https://fetch.spec.whatwg.org/#http-cors-protocol */
export interface PreflightPolicy {
  methods: string
  maxAgeSeconds: number
  /** The headers allowed where the preflight names none. */
  defaultHeaders?: string
}

/** The answer's headers that do not depend on the origin. */
export function preflightHeaders(
  requestedHeaders: string | undefined,
  { methods, maxAgeSeconds, defaultHeaders }: PreflightPolicy,
): Record<string, string> {
  const allowedHeaders = requestedHeaders ?? defaultHeaders
  return {
    'access-control-allow-methods': methods,
    'access-control-max-age': String(maxAgeSeconds),
    ...(allowedHeaders === undefined ? {} : { 'access-control-allow-headers': allowedHeaders }),
  }
}
