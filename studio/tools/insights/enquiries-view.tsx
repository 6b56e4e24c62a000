import { addDays, type InsightPart, type StaffInsights } from '@forecourt/schemas/contract'
import { Card, Flex, Text } from '@sanity/ui'
import { useVehicleWords } from '../../access/vehicle-words.tsx'
import { formatDay, formatNumber } from './insight-text.ts'
import { Bars, Columns, Nothing, Part, WeekColumns } from './insights-parts.tsx'

/** Enquiries week by week and where they came from, and how long cars have been here. */
export function EnquiriesView({ insights }: { insights: StaffInsights }) {
  const { figures, sentFrom, cameBy, ages, until } = insights
  const words = useVehicleWords()
  const { weeks, now } = figures.enquiries
  return (
    <Columns>
      <Part title="Enquiries, week by week">
        <Card border radius={2} padding={4}>
          <WeekColumns weeks={weeks} height={120} />
          <Flex justify="space-between" marginTop={3}>
            {weeks.map((count, at) => {
              const monday = addDays(until, -6 - 7 * (weeks.length - 1 - at))
              return (
                <Text key={monday} size={0} muted title={`Week from ${formatDay(monday, until)}`}>
                  {formatNumber(count)}
                </Text>
              )
            })}
          </Flex>
          <Flex justify="space-between" marginTop={2}>
            <Text size={0} muted>
              Week from {formatDay(addDays(until, -6 - 7 * (weeks.length - 1)), until)}
            </Text>
            <Text size={0} muted>
              Week from {formatDay(addDays(until, -6), until)}
            </Text>
          </Flex>
        </Card>
      </Part>
      <Part title="Who got them" note={`Of ${formatNumber(now)}, against the time before.`}>
        <Bars rows={sentFrom.map(toBar)} nothing="No enquiries in this time." />
      </Part>
      <Part title="Where they came from" note="The site or the ad they clicked.">
        <Bars rows={cameBy.map(toBar)} nothing="No enquiries in this time." />
      </Part>
      <Part title="How long stock has been here" {...(ages ? { note: `${words.count(ages.total)}.` } : {})}>
        {ages ? (
          <Bars
            rows={ages.bands.map(({ name, cars }) => ({ name, count: cars }))}
            nothing="No stock on the site."
          />
        ) : (
          <Nothing>We can’t count the stock right now.</Nothing>
        )}
      </Part>
    </Columns>
  )
}

function toBar({ name, now, before }: InsightPart) {
  const difference = now - before
  const note = difference === 0 ? '' : difference > 0 ? `+${difference}` : `−${-difference}`
  return { name, count: now, note }
}
