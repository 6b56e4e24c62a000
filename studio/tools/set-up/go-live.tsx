import {
  formatShortInstant,
  type GoLiveCheck,
  STAFF_API,
  type StaffGoLive,
  staffGoLive,
} from '@forecourt/schemas/contract'
import { DealerError, putLive, takeOff } from '@forecourt/tenants/lifecycle'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useNow } from '../../content-api/use-now.ts'
import { getSiteOrigin } from '../../settings/settings.ts'
import { useStudioSettings } from '../../settings/settings-context.ts'
import { useSiteApi } from '../../site-api/use-site-api.ts'
import { ActButton } from '../calendar/act-button.tsx'
import { useOpenPlace } from './set-up-row.tsx'
import { listStops, type SetUpFacts, type SetUpLine } from './steps.ts'

interface GoLiveProps {
  readonly site: StudioSite
  readonly facts: SetUpFacts
  readonly lines: readonly SetUpLine[]
}

/** The way to going live: what stops it, the last look, and the press that shows the site to shoppers. */
export function GoLive({ site, facts, lines }: GoLiveProps) {
  const stops = listStops(lines)
  if (site.launch === null) return null
  if (site.launch.liveAt !== null) return <Live site={site} since={site.launch.liveAt} />
  return (
    <Card as="section" border radius={2} padding={4} aria-label="Go live">
      <Stack gap={4}>
        <Text as="h2" size={1} weight="semibold">
          Go live
        </Text>
        {stops.length > 0 ? <Stops stops={stops} facts={facts} /> : <LastLook site={site} />}
      </Stack>
    </Card>
  )
}

function Stops({ stops, facts }: { stops: readonly SetUpLine[]; facts: SetUpFacts }) {
  const open = useOpenPlace()
  return (
    <>
      <Text size={1} muted>
        {stops.length === 1 ? '1 thing stops it' : `${stops.length} things stop it`}
      </Text>
      <List>
        {stops.map((line) => (
          <li key={line.id}>
            <Text size={1}>{line.title}</Text>
            <Button
              mode="bleed"
              fontSize={1}
              padding={2}
              text={line.judged.act}
              aria-label={`${line.title}, which stops it: ${line.judged.act}`}
              onClick={() => open(line.place(facts))}
            />
          </li>
        ))}
      </List>
      <Button mode="ghost" fontSize={1} text="Put it live" disabled />
    </>
  )
}

/** The machine goes through the site, each line right or wrong; then one press puts it live. */
function LastLook({ site }: { site: StudioSite }) {
  const { look, looked, isLooking, error } = useLastLook(site)
  const acting = useLaunch(site)
  return (
    <>
      {looked ? (
        <>
          <Text size={1} muted>
            We went through it for you just now:
          </Text>
          <List>
            {looked.checks.map((check) => (
              <Check key={check.words} check={check} site={site} />
            ))}
          </List>
        </>
      ) : (
        <Text size={1} muted>
          We open every page, follow its links and try an enquiry that isn’t kept.
        </Text>
      )}
      {error || acting.error ? (
        <Card tone="critical" padding={3} radius={2} role="alert">
          <Text size={1}>{acting.error ?? error}</Text>
        </Card>
      ) : null}
      {looked ? (
        <ActButton
          fontSize={1}
          text="Put it live now"
          disabled={acting.isBusy}
          onClick={() => void acting.act(putLiveNow)}
        />
      ) : null}
      {looked ? (
        <Button mode="ghost" fontSize={1} text="Look again" disabled={isLooking} onClick={look} />
      ) : (
        <ActButton
          fontSize={1}
          text={isLooking ? 'Looking…' : 'Have a last look'}
          disabled={isLooking}
          onClick={look}
        />
      )}
    </>
  )
}

type Act = (client: ReturnType<typeof useClient>, id: string) => Promise<void>
const putLiveNow: Act = (client, id) => putLive(client, id, new Date().toISOString())
const takeOffNow: Act = (client, id) => takeOff(client, id)

const ICONS = { right: CheckmarkCircleIcon, wrong: ErrorOutlineIcon, note: InfoOutlineIcon } as const
const WORDS = { right: 'Right:', wrong: 'Wrong:', note: 'Worth knowing:' } as const

function Check({ check: { state, words, paths }, site }: { check: GoLiveCheck; site: StudioSite }) {
  const open = useOpenPlace()
  const { siteOrigin } = useStudioSettings()
  const Icon = ICONS[state]
  const show = (path: string) => {
    const address = `${getSiteOrigin(siteOrigin, site.slug)}${path}`
    open({ path: `/preview?${new URLSearchParams({ preview: address })}` })
  }
  return (
    <li data-state={state}>
      <Flex gap={2}>
        <Text size={1}>
          <Icon aria-label={WORDS[state]} />
        </Text>
        <Text size={1}>{words}</Text>
      </Flex>
      {paths.map((path) => (
        <Button
          key={path}
          mode="bleed"
          fontSize={1}
          padding={2}
          text="See it"
          aria-label={`See it: ${path}`}
          onClick={() => show(path)}
        />
      ))}
    </li>
  )
}

function Live({ site, since }: { site: StudioSite; since: string }) {
  const now = useNow()
  const { siteOrigin } = useStudioSettings()
  const { act, isBusy, error } = useLaunch(site)
  return (
    <Card as="section" border radius={2} padding={4} aria-label="Live">
      <Stack gap={4}>
        <Text size={1} weight="medium">
          Live since {formatShortInstant(since, site.timeZone, now)}
        </Text>
        <Text size={1} muted>
          Set up is done. From tomorrow this page gives way to Today. Everything stays under Content, Site
          settings.
        </Text>
        <Flex gap={2} wrap="wrap">
          <Button
            as="a"
            mode="ghost"
            fontSize={1}
            text="Open the site"
            href={getSiteOrigin(siteOrigin, site.slug)}
            target="_blank"
            rel="noopener"
          />
          <Button
            mode="bleed"
            fontSize={1}
            text="Take it off again"
            disabled={isBusy}
            onClick={() => void act(takeOffNow)}
          />
        </Flex>
        {error ? <Text size={1}>{error}</Text> : null}
      </Stack>
    </Card>
  )
}

function useLastLook({ slug }: StudioSite) {
  const { api, formatAddress } = useSiteApi()
  const [looked, setLooked] = useState<StaffGoLive | null>(null)
  const [isLooking, setLooking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const look = () => {
    setLooking(true)
    setError(null)
    api
      .get(formatAddress(slug, STAFF_API.goLive), (answer) => staffGoLive.parse(answer))
      .then(setLooked, (refusal: Error) => setError(refusal.message))
      .finally(() => setLooking(false))
  }
  return { look, looked, isLooking, error }
}

/** Puts the site live or takes it off, with the person's own rights. */
function useLaunch({ id }: StudioSite) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const act = async (does: Act) => {
    setBusy(true)
    setError(null)
    try {
      await does(client, id)
    } catch (refusal) {
      if (!(refusal instanceof DealerError)) console.error(refusal)
      setError(refusal instanceof Error ? refusal.message : String(refusal))
    } finally {
      setBusy(false)
    }
  }
  return { act, isBusy, error }
}

const List = styled.ul`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 6px; }
  & li[data-state] svg { color: var(--card-badge-positive-fg-color); }
  & li[data-state='wrong'] svg { color: var(--card-badge-critical-fg-color); }
  & li[data-state='note'] svg { color: var(--card-badge-caution-fg-color); }
`
