import { formatShortInstant, type StaffCarPage } from '@forecourt/schemas/contract'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { LaunchIcon } from '@sanity/icons/Launch'
import { Badge, Box, Button, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { useNow } from '../../../content-api/use-now.ts'
import { useUserNames } from '../../../content-api/use-user-names.ts'
import { CarLookFrame } from '../../../documents/looks/look-frame.tsx'
import { getSiteOrigin } from '../../../settings/settings.ts'
import { useStudioSettings } from '../../../settings/settings-context.ts'
import { ErrorNotice } from '../../../site-api/error-notice.tsx'
import { CarActsPanel } from './car-acts.tsx'
import { CarPart } from './car-part.tsx'
import { CarPictures } from './car-pictures.tsx'
import { CarNotes, CarStory } from './car-story.tsx'
import { formatPerson, formatState, formatUntil, listDifferences, type Telling } from './car-text.ts'
import { type ChangeCar, useCar } from './use-car.ts'

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 340px);
  gap: 28px;
  align-items: start;
  max-width: 1240px;
  margin: 0 auto;
  padding: 24px 32px 40px;
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 16px 16px 32px;
    & > aside { order: -1; }
  }
`
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 20px;
  margin: 0;
  & > div { display: grid; gap: 8px; align-content: start; }
  & dd { margin: 0; }
`

/** One car: what its file says, what is set over it, and what can be set. */
export function CarPage({ site, number }: { site: StudioSite; number: string }) {
  const { page, error, refresh, change } = useCar(site, number)
  const now = useNow()
  const { siteOrigin } = useStudioSettings()
  const names = useUserNames(page ? listPeople(page) : [])
  const telling = { zone: site.timeZone, now, names }
  const origin = getSiteOrigin(siteOrigin, site.slug)
  return (
    <>
      <CarHead number={number} page={page} origin={origin} />
      <main>
        {error ? (
          <Box padding={4}>
            <ErrorNotice
              what="This page"
              error={error}
              from={page?.at ?? null}
              zone={site.timeZone}
              again={refresh}
            />
          </Box>
        ) : null}
        {page ? <CarParts page={page} telling={telling} origin={origin} change={change} site={site} /> : null}
        {page || error ? null : <Card padding={6} aria-busy="true" aria-label="Being read" role="status" />}
      </main>
    </>
  )
}

function CarHead({
  number,
  page,
  origin,
}: {
  number: string
  page: StaffCarPage | undefined
  origin: string
}) {
  const router = useRouter()
  return (
    <Card borderBottom padding={3} paddingX={4}>
      <Flex align="center" gap={3} wrap="wrap">
        <Button
          mode="bleed"
          icon={ArrowLeftIcon}
          padding={3}
          aria-label="Back to stock"
          onClick={() => router.navigate({})}
        />
        <Heading as="h1" size={2}>
          {page?.name || number}
        </Heading>
        <Text size={1} muted>
          {number}
        </Text>
        {page ? <Badge tone={page.live ? 'positive' : 'caution'}>{formatState(page)}</Badge> : null}
        {page?.path ? (
          <Button
            as="a"
            href={new URL(page.path, origin).href}
            target="_blank"
            rel="noreferrer"
            mode="ghost"
            fontSize={1}
            padding={3}
            icon={LaunchIcon}
            text="See it on the site"
            style={{ marginLeft: 'auto' }}
          />
        ) : null}
      </Flex>
    </Card>
  )
}

type PartsProps = {
  page: StaffCarPage
  telling: Telling
  origin: string
  change: ChangeCar
  site: StudioSite
}

function CarParts({ page, telling, origin, change, site }: PartsProps) {
  return (
    <Sides>
      <Stack gap={5}>
        <HiddenBanner page={page} telling={telling} />
        <CarPictures page={page} origin={origin} telling={telling} change={change} />
        <FromFile page={page} telling={telling} />
        <CarPart title="Where it shows">
          <Card border radius={2} padding={4}>
            <Stack gap={4}>
              {(page.live ? page.places : [HIDDEN_PLACE, ...page.places]).map(({ title, detail }) => (
                <Stack gap={2} key={title}>
                  <Text size={1} weight="medium">
                    {title}
                  </Text>
                  <Text size={1} muted>
                    {detail}
                  </Text>
                </Stack>
              ))}
            </Stack>
          </Card>
        </CarPart>
        <Grid gridTemplateColumns={[1, 1, 2]} gap={5}>
          <CarStory page={page} telling={telling} />
          <CarNotes page={page} telling={telling} change={change} />
        </Grid>
      </Stack>
      <Stack as="aside" gap={4} aria-label="What you can do">
        <Going page={page} />
        {page.mayChange ? (
          <CarActsPanel page={page} telling={telling} change={change} />
        ) : (
          <Card border radius={2} padding={4} role="note">
            <Text size={1}>A manager can hide it, reserve it or mark it sold.</Text>
          </Card>
        )}
        {page.path ? <CardLook page={page} slug={getSlug(page.path)} site={site} /> : null}
        <Text size={1} muted>
          What you set here stays over the file, until its day or until you take it back.
        </Text>
      </Stack>
    </Sides>
  )
}

const HIDDEN_PLACE = { title: 'Nowhere', detail: 'It’s not on the site now' }

function HiddenBanner({ page: { set }, telling }: Pick<PartsProps, 'page' | 'telling'>) {
  if (!set.hide) return null
  const { at, by, until, why, untilGone } = set.hide
  return (
    <Card tone="caution" border radius={2} padding={4} role="status">
      <Stack gap={3}>
        <Text size={1} weight="medium">
          Hidden since {formatShortInstant(at, telling.zone, telling.now)} by {formatPerson(by, telling)}.
        </Text>
        <Text size={1}>
          {why ? `“${why}” ` : ''}
          {until
            ? `Hidden ${formatUntil(until, telling)}, whatever the file says.`
            : untilGone
              ? 'Hidden until the file says it’s gone.'
              : 'Hidden until you show it again, whatever the file says.'}
        </Text>
      </Stack>
    </Card>
  )
}

function FromFile({ page, telling }: Pick<PartsProps, 'page' | 'telling'>) {
  const { readAt, facts } = page.file
  const read = readAt ? `Read ${formatShortInstant(readAt, telling.zone, telling.now)}. ` : ''
  const differences = listDifferences(page)
  return (
    <CarPart title="From your file" note={`${read}Change these in your stock system`}>
      <Card border radius={2} padding={4}>
        <Facts>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <Text as="dt" size={1} muted>
                {name}
              </Text>
              <Text as="dd" size={1} style={{ overflowWrap: 'anywhere' }}>
                {value}
              </Text>
            </div>
          ))}
        </Facts>
      </Card>
      {differences.length > 0 ? (
        <Card tone="caution" radius={2} padding={3} as="section" aria-label="Where the file says otherwise">
          <Stack gap={3}>
            {differences.map((words) => (
              <Text size={1} key={words}>
                {words}
              </Text>
            ))}
          </Stack>
        </Card>
      ) : null}
    </CarPart>
  )
}

/** Path of a car's page → the slug at its end. */
const getSlug = (path: string) => decodeURIComponent(path.split('/').at(-1) ?? '')

function CardLook({ page, slug, site }: Pick<PartsProps, 'page' | 'site'> & { slug: string }) {
  // What is set changes the card; when it was read does not.
  const version = JSON.stringify([page.set, page.pictures.length, page.heldUntil])
  return (
    <CarPart title="Its card" note="As shoppers see it now">
      <CarLookFrame
        slug={slug}
        version={version}
        site={site}
        title="The card on the site"
        height={CARD_HEIGHT}
      />
    </CarPart>
  )
}
const CARD_HEIGHT = 460

function Going({ page: { views, enquiries } }: { page: StaffCarPage }) {
  const counts = [
    [views, views === 1 ? 'look' : 'looks'],
    [enquiries, enquiries === 1 ? 'enquiry' : 'enquiries'],
  ] as const
  return (
    <Card border radius={2} padding={4} as="section" aria-label="How it’s going">
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          How it’s going
        </Heading>
        <Flex gap={5}>
          {counts.map(([count, words]) => (
            <Stack gap={2} key={words}>
              <Text size={3} weight="semibold">
                {count.toLocaleString('en-AU')}
              </Text>
              <Text size={1} muted>
                {words}
              </Text>
            </Stack>
          ))}
        </Flex>
      </Stack>
    </Card>
  )
}

function listPeople({ story, set }: StaffCarPage): string[] {
  const setters = Object.values(set).map((act) => act?.by ?? '')
  return [...story.map(({ user }) => user), ...setters].filter(Boolean)
}
