import type { StaffStatus } from '@forecourt/schemas/contract'

/** Something of a site that somebody has to look after, with the id of the part that says more. */
export interface StatusProblem {
  readonly text: string
  readonly part: string
}

/** With fewer one slow phone would be a slow page. */
const LEAST_VISITS = 20

/** The id of a dealer's part. */
export const dealerPart = (index: number) => `status-dealer-${index + 1}`

/** Each thing that somebody has to look after. */
export function listProblems({ services, dealers, jobs, speed }: StaffStatus): StatusProblem[] {
  const silent = services.filter(({ answers }) => !answers)
  const slow = speed.filter(
    ({ visits, values }) => visits >= LEAST_VISITS && values.some(({ poor }) => poor),
  ).length
  return [
    ...silent.map(({ title, note }) => ({
      text: `${title} ${note || 'does not answer'}`,
      part: 'status-services',
    })),
    ...dealers.flatMap(({ name, imports, deliveries }, index) => {
      const refused = imports.filter((each) => each.refused).length
      const givenUp = deliveries.filter((each) => each.givenUp).length
      return [
        ...countProblem(refused, ['import was refused', 'imports were refused']),
        ...countProblem(givenUp, ['way of delivery gave up', 'ways of delivery gave up']),
      ].map((text) => ({ text: `${name}: ${text}`, part: dealerPart(index) }))
    }),
    ...jobs
      .filter(({ state }) => state === 'failed')
      .map(({ title }) => ({ text: `${title}: the last round failed`, part: 'status-jobs' })),
    ...countProblem(slow, ['page is slow', 'pages are slow']).map((text) => ({ text, part: 'status-speed' })),
  ]
}

function countProblem(count: number, [one, many]: readonly [string, string]): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
}

/** The sentence over the problems. */
export function formatVerdict(problems: readonly StatusProblem[]): string {
  if (problems.length === 0) return 'All is well'
  return problems.length === 1 ? '1 thing needs you' : `${problems.length} things need you`
}
