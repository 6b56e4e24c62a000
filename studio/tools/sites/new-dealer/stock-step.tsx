import { Card, Stack, Text } from '@sanity/ui'
import { Field, StepHead } from './field.tsx'
import { dealershipOf } from './new-dealer.ts'
import type { StepProps } from './step-props.ts'

/** Which cars are the dealer's. */
export function StockStep({ form, change, problems, marksMissing }: StepProps) {
  return (
    <>
      <StepHead title="Which cars belong here?">
        The site shows the cars of this dealership and no others. A dealer with a file of its own leaves this
        as it is.
      </StepHead>
      <Field
        label="Dealer’s name in the file"
        autoFocus
        value={dealershipOf(form)}
        onChange={(dealership) => change({ dealership })}
        problem={problems.dealership}
        marksMissing={marksMissing}
        help="As a group’s stock file names it."
      />
      <Field
        label="Dealer number"
        optional
        value={form.dealershipId}
        onChange={(dealershipId) => change({ dealershipId })}
        problem={problems.dealershipId}
        help="If the file uses a number instead."
      />
      <Card padding={4} radius={2} tone="transparent" border>
        <Stack gap={4}>
          <Text as="h3" size={1} weight="semibold">
            The stock file comes next
          </Text>
          <Text size={1}>
            Once the site is made, bring the file: CSV, XML or JSON. It is read while you wait, you choose
            what its columns mean, and the cars are on the site.
          </Text>
        </Stack>
      </Card>
    </>
  )
}
