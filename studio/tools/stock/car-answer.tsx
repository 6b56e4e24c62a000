import {
  accessCars,
  formatShortInstant,
  STAFF_API,
  type StaffCar,
  staffCarStories,
} from '@forecourt/schemas/contract'
import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { CloseIcon } from '@sanity/icons/Close'
import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { getSiteOrigin } from '../../settings/settings.ts'
import { useStudioSettings } from '../../settings/settings-context.ts'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { formatAnswer, formatMoment } from './stock-text.ts'

const AGAIN_MS = 30_000

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(180px, 260px);
  gap: 24px;
  align-items: start;
  @media (max-width: 1200px) { grid-template-columns: minmax(0, 1fr); }
`
const Steps = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  gap: 18px;
`
const Mark = styled.span<{ $tone: string }>`
  flex: none;
  display: grid;
  place-content: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  color: ${({ $tone }) => `var(--card-badge-${$tone}-fg-color)`};
  background: ${({ $tone }) => `var(--card-badge-${$tone}-bg-color)`};
`

/** Why the cars with a stock number are on the site or not, and what happened to them. */
export function CarAnswer({ number, site, now }: { number: string; site: StudioSite; now: string }) {
  const path = `${STAFF_API.stockCar}?${new URLSearchParams({ number })}`
  const { value, error, refresh } = useSiteAnswer(site, path, (each) => staffCarStories.parse(each), AGAIN_MS)
  return (
    <Stack gap={3}>
      <ErrorNotice
        what="The car"
        error={error}
        from={value?.at ?? null}
        zone={site.timeZone}
        again={refresh}
      />
      {value?.cars.map((car) => (
        <OneCar key={`${car.stockNumber} ${car.name}`} car={car} site={site} now={now} />
      ))}
      {value || error ? null : (
        <Card border padding={6} aria-busy="true" aria-label="Being read" role="status" />
      )}
    </Stack>
  )
}

function OneCar({ car, site, now }: { car: StaffCar; site: StudioSite; now: string }) {
  const { name, stockNumber, live, path } = car
  const { siteOrigin } = useStudioSettings()
  return (
    <Card border radius={2} padding={4} as="section" aria-label={name || stockNumber}>
      <Stack gap={5}>
        <Flex align="flex-start" gap={3} wrap="wrap">
          <Stack gap={3} style={{ flex: '1 1 12rem' }}>
            <Heading as="h2" size={2}>
              {name || stockNumber}
            </Heading>
            {name ? (
              <Text size={1} muted>
                {stockNumber}
              </Text>
            ) : null}
          </Stack>
          {isListed(car) ? <OpenCar site={site} number={stockNumber} /> : null}
          {path ? (
            <Button
              as="a"
              href={new URL(path, getSiteOrigin(siteOrigin, site.slug)).href}
              target="_blank"
              rel="noreferrer"
              mode="ghost"
              fontSize={1}
              padding={3}
              text="See it on the site"
            />
          ) : null}
        </Flex>
        <Card tone={live ? 'positive' : 'critical'} radius={2} padding={4} border role="status">
          <Text size={1} weight="medium">
            {formatAnswer(car, site.timeZone, now)}
          </Text>
        </Card>
        <Sides>
          <Questions questions={car.questions} />
          <Story car={car} zone={site.timeZone} now={now} />
        </Sides>
      </Stack>
    </Card>
  )
}

/** Is it among the cars that the site has read, whether it shows it or not? */
const isListed = ({ questions }: StaffCar) =>
  questions.every(({ id, answer }) => answer === 'yes' || !['file', 'row'].includes(id))

/** Leads to the car's own page, for those who may see it. */
function OpenCar({ site, number }: { site: StudioSite; number: string }) {
  const router = useRouter()
  const roles = useCurrentUser()?.roles.map(({ name }) => name) ?? []
  if (accessCars(roles, site.slug) === 'none') return null
  return (
    <Button
      mode="ghost"
      fontSize={1}
      padding={3}
      text="Open it"
      onClick={() => router.navigate({ view: 'car', number })}
    />
  )
}

const TONES = { yes: 'positive', no: 'critical', 'not asked': 'default' } as const

function Questions({ questions }: { questions: StaffCar['questions'] }) {
  return (
    <Steps aria-label="Its way to the site">
      {questions.map(({ id, title, answer, detail }) => (
        <li key={id}>
          <Flex gap={3} align="flex-start">
            <Mark $tone={TONES[answer]} role="img" aria-label={answer === 'not asked' ? 'Not asked' : answer}>
              {answer === 'yes' ? <CheckmarkIcon /> : answer === 'no' ? <CloseIcon /> : null}
            </Mark>
            <Stack gap={2} paddingTop={1} flex={1}>
              <Text size={1} weight={answer === 'no' ? 'semibold' : 'regular'} muted={answer === 'not asked'}>
                {title}
              </Text>
              {detail || answer === 'not asked' ? (
                <Text size={1} muted>
                  {detail || 'Not asked'}
                </Text>
              ) : null}
            </Stack>
          </Flex>
        </li>
      ))}
    </Steps>
  )
}

function Story({ car: { story, remarks }, zone, now }: { car: StaffCar; zone: string; now: string }) {
  return (
    <Stack gap={5}>
      <Stack gap={4}>
        <Heading as="h3" size={1}>
          History
        </Heading>
        {story.length === 0 ? (
          <Text size={1} muted>
            No history for this car.
          </Text>
        ) : null}
        {story.map((moment) => (
          <Stack gap={2} key={`${moment.kind} ${moment.at}`}>
            <Text size={1} weight="medium">
              {formatMoment(moment)}
            </Text>
            <Text size={1} muted>
              {formatShortInstant(moment.at, zone, now)}
            </Text>
          </Stack>
        ))}
      </Stack>
      {remarks.length > 0 ? (
        <Stack gap={4}>
          <Flex gap={2} align="center">
            <Heading as="h3" size={1}>
              Remarks
            </Heading>
            <Badge tone="caution">{remarks.length}</Badge>
          </Flex>
          {remarks.map(({ problem, remedy }) => (
            <Stack gap={2} key={problem}>
              <Text size={1}>{problem}</Text>
              <Text size={1} muted>
                {remedy}
              </Text>
            </Stack>
          ))}
        </Stack>
      ) : null}
    </Stack>
  )
}
