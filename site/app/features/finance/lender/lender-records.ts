import { formatRate } from '#app/domain/money/comparison-words.ts'

/** What `GET /api/cars/{id}/finance` answers: a record by provider, names on the wire (DATA-14, OPEN-14). */
export type LenderRecords = Record<
  string,
  { interestRate: number | null; comparisonRate: number | null; disclaimer: string }
>

/** A line for each lender that names both of its rates. */
export function listStatements(records: LenderRecords): string[] {
  return Object.entries(records).flatMap(([provider, { interestRate, comparisonRate }]) =>
    interestRate === null || comparisonRate === null
      ? []
      : [
          `${provider}: interest rate ${formatRate(interestRate)}, comparison rate ${formatRate(comparisonRate)}.`,
        ],
  )
}
