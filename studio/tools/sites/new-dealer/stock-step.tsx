import { Card, Select, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { getSiteOrigin } from '../../../settings/settings.ts'
import { useStudioSettings } from '../../../settings/settings-context.ts'
import { Field, StepHead } from './field.tsx'
import { dealershipOf, type FeedFormat, formatSlug } from './new-dealer.ts'
import type { StepProps } from './step-props.ts'

const FORMATS: Readonly<Record<FeedFormat, string>> = {
  csv: 'Table with a header line (CSV)',
  xml: 'XML, one element a vehicle',
  'dms-json': 'JSON of a dealer management system',
  'csn-dto': 'JSON of the classifieds network',
}

/** Which cars are the dealer's, and how they get in. */
export function StockStep({ form, change, problems, marksMissing }: StepProps) {
  const { siteOrigin } = useStudioSettings()
  const format = useId()
  const slug = formatSlug(form)
  const isPushed = form.format === 'dms-json' || form.format === 'csn-dto'
  return (
    <>
      <StepHead title="Which cars are its own?">
        The site shows the cars that the stock counts to this dealership, and no others.
      </StepHead>
      <Field
        label="Dealership in the stock"
        autoFocus
        value={dealershipOf(form)}
        onChange={(dealership) => change({ dealership })}
        problem={problems.dealership}
        marksMissing={marksMissing}
        help="As the stock file names it."
      />
      <Field
        label="Its number in the stock"
        optional
        value={form.dealershipId}
        onChange={(dealershipId) => change({ dealershipId })}
        problem={problems.dealershipId}
        help="Where the file says a number in place of the name."
      />
      <Stack gap={3}>
        <Text as="label" size={1} weight="medium" htmlFor={format}>
          Its stock file is
        </Text>
        <Select
          id={format}
          fontSize={2}
          padding={3}
          value={form.format}
          onChange={(event) => change({ format: event.currentTarget.value as FeedFormat })}
        >
          {Object.entries(FORMATS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      </Stack>
      <Card padding={4} radius={2} tone="transparent" border>
        <Stack gap={4}>
          <Text as="h3" size={1} weight="semibold">
            How it gets in
          </Text>
          <Text size={1}>
            {isPushed
              ? `Make a key with npm run stock -- key ${slug}; the dealer’s system then posts its vehicles to ${getSiteOrigin(siteOrigin, slug)}/api/stock/${slug}.`
              : `Describe the file in a manifest.json (format “${form.format}”) in the folder stock of tenants/${slug}. From then on every file put into the dealer’s drop folder, ${slug}, is read within seconds.`}
          </Text>
          <Text size={1} muted>
            Until the first file arrives the site shows its pages, locations and offers. The search says that
            nothing was found, and the row of new arrivals stays away.
          </Text>
        </Stack>
      </Card>
    </>
  )
}
