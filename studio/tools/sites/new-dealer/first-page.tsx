import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { LaunchIcon } from '@sanity/icons/Launch'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import { useCurrentSite } from '../../../access/current-site.tsx'
import { getSiteOrigin } from '../../../settings/settings.ts'
import { useStudioSettings } from '../../../settings/settings-context.ts'
import { ActButton } from '../../calendar/act-button.tsx'
import { usePreviewAddresses } from '../../preview/use-preview-addresses.ts'
import { formatSlug, listHosts, type NewDealer } from './new-dealer.ts'

/** The first page of a site that was just made, and where to go on. */
export function FirstPage({ form, onAnother }: { form: NewDealer; onAnother: () => void }) {
  const { siteOrigin } = useStudioSettings()
  const origin = getSiteOrigin(siteOrigin, formatSlug(form))
  const { formatAddress, error } = usePreviewAddresses()
  const address = formatAddress(origin, '/')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone with the form.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Columns>
      <Card as="section" tone="transparent" padding={5} aria-label="First page">
        <Frame>
          <Flex align="center" justify="space-between" gap={3}>
            <h2 ref={heading} tabIndex={-1}>
              Here is its first page
            </h2>
            <Button
              as="a"
              mode="ghost"
              fontSize={1}
              icon={LaunchIcon}
              text="Open the site"
              href={origin}
              target="_blank"
              rel="noopener"
            />
          </Flex>
          {error ? <Text size={1}>The page could not be opened here: {error}</Text> : null}
          <Look aria-busy={!address}>
            {address ? <iframe src={address} title={`First page of ${form.name}`} /> : null}
          </Look>
        </Frame>
      </Card>
      <Card as="aside" borderLeft padding={5} overflow="auto" aria-label="What next">
        <Next form={form} origin={origin} onAnother={onAnother} />
      </Card>
    </Columns>
  )
}

function Next({ form, origin, onAnother }: { form: NewDealer; origin: string; onAnother: () => void }) {
  const router = useRouter()
  const { select } = useCurrentSite()
  const hosts = listHosts(form)
  const id = `tenant-${formatSlug(form)}`
  const places = form.places.map(({ name }) => name.trim())
  const open = (path: string) => {
    select(id)
    router.navigateUrl({ path })
  }
  return (
    <Stack gap={5}>
      <Text as="h2" size={1} weight="semibold">
        {form.name} is open
      </Text>
      <Card as="ul" border radius={2} padding={0} style={{ listStyle: 'none' }}>
        <Line title={origin.replace(/^https?:\/\//, '')}>
          {hosts.length > 0
            ? `And ${new Intl.ListFormat('en-AU').format(hosts)}, once they point here`
            : 'No web address of its own yet'}
        </Line>
        <Line title={places.length === 1 ? '1 location with hours' : `${places.length} locations with hours`}>
          {places.join(', ')}. Public holidays are closed.
        </Line>
        <Line title="Privacy policy, about us, contact us">From the template, with the dealer’s name</Line>
        <Line title="No cars yet" isWaiting>
          Bring the stock file: CSV, XML or JSON
        </Line>
        <Line title="Just you so far" isWaiting>
          Whoever runs the platform adds sign-ins for its people
        </Line>
      </Card>
      <Stack gap={2}>
        <ActButton fontSize={1} text="Bring a stock file" onClick={() => open('/stock/files')} />
        <Button mode="ghost" fontSize={1} text="Edit its pages" onClick={() => open(`/content/${id}`)} />
        <Button
          mode="ghost"
          fontSize={1}
          text="Open in Preview"
          onClick={() => open(`/preview?preview=${encodeURIComponent(`${origin}/`)}`)}
        />
        <Button mode="ghost" fontSize={1} text="All sites" onClick={() => router.navigate({})} />
        <Button mode="bleed" fontSize={1} text="Another dealer" onClick={onAnother} />
      </Stack>
    </Stack>
  )
}

function Line({ title, isWaiting, children }: { title: string; isWaiting?: boolean; children: ReactNode }) {
  return (
    <Card as="li" borderBottom padding={3} tone={isWaiting ? 'caution' : 'default'}>
      <Flex gap={3}>
        <Text size={2}>
          {isWaiting ? <ClockIcon aria-label="Waits:" /> : <CheckmarkCircleIcon aria-label="Done:" />}
        </Text>
        <Stack gap={3} flex={1}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Text size={1} muted>
            {children}
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  flex: 1;
  min-height: 0;
`
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 18px;
  height: 100%;
  h2 { margin: 0; font: 600 20px/1.3 var(--forecourt-font, Inter, sans-serif); }
  h2:focus { outline: none; }
`
/** The page as on a desk, at half its size: its first screen is whole, and more than a field of colour. */
const Look = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden;
  border: 1px solid var(--card-border-color);
  border-radius: 5px;
  background: #fff;
  box-shadow: 0 8px 28px rgb(20 23 28 / 0.12);
  & > iframe {
    width: 200%;
    height: 200%;
    border: 0;
    transform: scale(0.5);
    transform-origin: 0 0;
  }
`
