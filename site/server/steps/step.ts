import type { Documents } from '../documents/documents.ts'
import type { PreviewAccess } from '../preview/preview-access.ts'
import type { RequestHandlerOptions } from '../request-handler-options.ts'
import type { Visit } from '../visit.ts'

/** What the steps answer with. */
export interface SiteServer extends RequestHandlerOptions {
  readonly documents: Documents
  readonly previews: PreviewAccess
}

/** A visit whose address has been read. */
export type Arrival = Visit & { readonly url: URL }

/** A visit to a dealer's site; `address` is the one by which browsers know the page. */
export type DealerVisit = Arrival & { readonly slug: string; readonly address: URL }

/** Answers a visit, or leaves it to the next step; refuses it by throwing. */
export type Step<V extends Visit> = (visit: V, server: SiteServer) => Promise<StepOutcome>

export type StepOutcome = 'answered' | 'next'

/** Takes a visit from step to step until one answers it. */
export async function answerInTurn<V extends Visit>(
  steps: readonly Step<V>[],
  visit: V,
  server: SiteServer,
): Promise<StepOutcome> {
  for (const step of steps) if ((await step(visit, server)) === 'answered') return 'answered'
  return 'next'
}
