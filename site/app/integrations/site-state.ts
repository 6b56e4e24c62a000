import type { JobState } from './jobs.ts'

/** Whether a service answers. */
export type ServiceState = 'connected' | 'away'

/** The instance that answers and the services behind it, as staff may know them: no addresses, no keys. */
export interface SiteState {
  /** What the site's build, Node.js and the database are; '' where that is not known. */
  readonly versions: { readonly build: string; readonly node: string; readonly database: string }
  /** ISO instant at which this instance was started. */
  readonly startedAt: string
  services(): Promise<Readonly<Record<'content' | 'stock' | 'database', ServiceState>>>
  /** ISO instant since which pages may differ from what is published; null while they do not. */
  contentBehindSince(): string | null
  /** Of several search servers, each with what is wrong with it, for the platform's staff; '' for nothing. */
  listSearchServers(): Promise<{ title: string; note: string }[]>
  /** Browsers that follow the stock at this instance. */
  countStreams(): number
  /** Work that comes round again, of all instances. */
  listJobs(): Promise<JobState[]>
  /** All dealers that have a site. */
  listDealers(): Promise<{ slug: string; name: string }[]>
}
