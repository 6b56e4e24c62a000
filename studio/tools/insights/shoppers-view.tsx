import type { StaffInsights } from '@forecourt/schemas/contract'
import { Stack, Text } from '@sanity/ui'
import { formatNumber } from './insight-text.ts'
import { Columns, Lines, Nothing, Part } from './insights-parts.tsx'

/** What shoppers looked for and did not find, and what they looked at and did not ask about. */
export function ShoppersView({ insights }: { insights: StaffInsights }) {
  return (
    <Columns>
      <Searches searches={insights.searches} />
      <Part title="Much looked at, no enquiry" note="In the last 3 weeks.">
        {insights.cars.length === 0 ? (
          <Nothing>Everything that’s looked at a lot has had enquiries.</Nothing>
        ) : (
          <Lines>
            {insights.cars.map(({ name, stockNumber, price, looks, enquiries }) => (
              <li key={stockNumber || name}>
                <Stack gap={2}>
                  <Text size={1} weight="medium">
                    {name}
                  </Text>
                  <Text size={1} muted>
                    {[stockNumber, price].filter(Boolean).join(', ')}
                  </Text>
                </Stack>
                <Text size={1} muted>
                  {formatNumber(looks)} looks, {enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`}
                </Text>
              </li>
            ))}
          </Lines>
        )}
      </Part>
    </Columns>
  )
}

function Searches({ searches: { total, words } }: Pick<StaffInsights, 'searches'>) {
  const rest = total - words.reduce((sum, { times }) => sum + times, 0)
  if (total === 0)
    return (
      <Part title="Searched, found nothing">
        <Nothing>No search has come up empty. That’s good.</Nothing>
      </Part>
    )
  return (
    <Part
      title="Searched, found nothing"
      note={total === 1 ? '1 search.' : `${formatNumber(total)} searches.`}
    >
      <Lines>
        {words.map(({ words: text, times }) => (
          <li key={text}>
            <Text size={1} weight="medium">
              “{text}”
            </Text>
            <Text size={1} muted>
              {formatNumber(times)} times
            </Text>
          </li>
        ))}
        {rest > 0 ? (
          <li>
            <Text size={1} muted>
              {formatNumber(rest)} more, each once or twice
            </Text>
            <Text size={1} muted>
              Not shown, they could hold a name
            </Text>
          </li>
        ) : null}
      </Lines>
    </Part>
  )
}
