/** Programs that read pages say so in their name; a browser without a name is none. */
const PROGRAM =
  /bot\b|bot[/\s;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|scan|fetch|curl|wget|python|java\/|axios|facebookexternalhit|mediapartners|archiver|validator/i

type Asked = {
  /** A header by its name in small letters. */
  header: (name: string) => string | null | undefined
  preview: boolean
  staff: unknown
}

/**
 * Whether a request is counted: one of a visitor whose browser does not ask not to be tracked. Staff, programs that read
 * pages, and pages that are only fetched ahead are not.
 */
export function isCounted({ header, preview, staff }: Asked): boolean {
  const name = header('user-agent') ?? ''
  const isRefused = header('sec-gpc') === '1' || header('dnt') === '1'
  const isAhead = header('sec-purpose')?.includes('prefetch') ?? false
  return !preview && !staff && !isRefused && !isAhead && name !== '' && !PROGRAM.test(name)
}
