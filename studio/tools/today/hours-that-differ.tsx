import { Text } from '@sanity/ui'
import { differingDays, type OpenPlace } from './hours-ahead.ts'
import { Line, Plain, Section } from './parts.tsx'
import { PlaceLink } from './place-link.tsx'

/** The days ahead on which a location has other hours than usual. */
export function HoursThatDiffer({
  places,
  now,
  zone,
}: {
  places: readonly OpenPlace[]
  now: string
  zone: string
}) {
  const { days, thisWeek } = differingDays(places, now, zone)
  return (
    <Section title="Different hours">
      <Plain>
        {thisWeek ? null : (
          <Line
            what={<Text size={1}>The next 7 days</Text>}
            end={
              <Text size={1} muted>
                as usual
              </Text>
            }
          />
        )}
        {days.map(({ date, label, hours, places: [first = ''] }) => (
          <Line
            key={`${date} ${hours}`}
            what={
              <Text size={1}>
                <PlaceLink place={{ kind: 'document', id: first, type: 'location' }} look="text">
                  {label}
                </PlaceLink>
              </Text>
            }
            end={<Text size={1}>{hours}</Text>}
          />
        ))}
      </Plain>
    </Section>
  )
}
