import type { StaffTriedColumns } from '@forecourt/schemas/contract'
import { Card, Heading, Stack, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { getSiteOrigin } from '../../../settings/settings.ts'
import { useStudioSettings } from '../../../settings/settings-context.ts'
import { formatListed } from './choices.ts'

const Picture = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  border-radius: 3px 3px 0 0;
`

/** The first car of a file as a shopper sees it, how many can be listed, and what is wrong with the others. */
export function AsRead({ tried, site }: { tried: StaffTriedColumns | undefined; site: StudioSite }) {
  if (!tried)
    return <Card border radius={2} padding={6} aria-busy="true" aria-label="Being tried" role="status" />
  const { first, stopped, problems } = tried
  return (
    <Stack as="section" gap={3} aria-label="As it reads">
      <Card border radius={2} padding={3}>
        <Stack gap={3}>
          <Text size={1} muted>
            The first car, as a shopper sees it
          </Text>
          {first ? <ShownCar car={first} site={site} /> : <Text size={1}>None can be listed yet.</Text>}
        </Stack>
      </Card>
      <Card
        tone={stopped || tried.listed < tried.rows ? 'caution' : 'positive'}
        border
        radius={2}
        padding={3}
        role="status"
      >
        <Text size={1} weight="medium">
          {stopped || formatListed(tried)}
        </Text>
      </Card>
      {problems.length > 0 ? (
        <Card border radius={2} padding={3}>
          <Stack gap={4}>
            <Heading as="h2" size={0}>
              What is wrong
            </Heading>
            {problems.map(({ cars, line, problem, remedy }) => (
              <Stack gap={2} key={`${line} ${problem}`}>
                <Text size={1} weight="medium">
                  {cars === 1 ? `Line ${line}` : `${cars} rows, first line ${line}`}
                </Text>
                <Text size={1}>{problem}</Text>
                <Text size={1} muted>
                  {remedy}
                </Text>
              </Stack>
            ))}
          </Stack>
        </Card>
      ) : null}
    </Stack>
  )
}

/** A car as a shopper sees it. */
export function ShownCar({ car, site }: { car: NonNullable<StaffTriedColumns['first']>; site: StudioSite }) {
  const { siteOrigin } = useStudioSettings()
  const { name, price, priceLabel, facts, picture } = car
  return (
    <Card border radius={2} as="article" aria-label={name} overflow="hidden">
      {picture ? (
        <Picture
          src={new URL(picture, getSiteOrigin(siteOrigin, site.slug)).href}
          alt=""
          width={300}
          height={200}
        />
      ) : null}
      <Stack gap={3} padding={3}>
        <Text size={1} weight="semibold">
          {name}
        </Text>
        <Text size={1} weight="medium">
          {[price, priceLabel].filter(Boolean).join(' ')}
        </Text>
        <Text size={1} muted>
          {facts.join(', ')}
        </Text>
      </Stack>
    </Card>
  )
}
