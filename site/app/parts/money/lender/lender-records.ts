import { formatRate } from '@forecourt/schemas/contract/pure'

/** Response of `GET /api/cars/{id}/finance`: a record by provider, with API field names (DATA-14, OPEN-14). */
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
