import { formatShortInstant, zoneName } from '@forecourt/schemas/contract'
import { AddIcon } from '@sanity/icons/Add'
import { LaunchIcon } from '@sanity/icons/Launch'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useCurrentSite, useSites } from '../access/current-site.tsx'
import type { StudioSite } from '../access/studio-sites.ts'
import { useNow } from '../content-api/use-now.ts'
import { NewMenu } from '../new/new-menu.tsx'
import { getSiteOrigin } from '../settings/settings.ts'
import { useStudioSettings } from '../settings/settings-context.ts'
import { HelpMenu } from './help/help-menu.tsx'
import { SwitchSite } from './switch-site.tsx'
import { useBarKey } from './use-bar-key.ts'

const Bar = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 14px;
  height: 40px;
  padding: 0 6px 0 8px;
  font: 400 13px/1 var(--forecourt-font, Inter, system-ui, sans-serif);
  white-space: nowrap;
  & :focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
  @media (max-width: 600px) {
    gap: 8px;
    height: 52px;
    & :is(a, button) { min-width: 44px; min-height: 44px; justify-content: center; }
    & a > svg { font-size: 25px; }
  }
`
const Lettering = styled.span`
  font-weight: 700;
  font-size: 17px;
  letter-spacing: -0.03em;
`
const Logo = styled.img`
  height: 24px;
  max-width: 140px;
  padding: 2px 6px;
  border-radius: 3px;
  background: #fff;
  object-fit: contain;
`
const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  font-weight: 500;
  line-height: 1.4;
`
const Waiting = styled.span`
  flex: none;
  padding: 4px 8px;
  border: 1px solid currentColor;
  border-radius: 10px;
  font-size: 12px;
`
const Line = styled.span`
  flex: none;
  width: 1px;
  height: 16px;
  background: currentColor;
  opacity: 0.3;
`
const Clock = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 14px;
  font-variant-numeric: tabular-nums;
  @media (max-width: 900px) { display: none; }
`
const End = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-left: auto;
`
const Open = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 9px;
  border-radius: 4px;
  color: inherit;
  font-weight: 500;
  text-decoration: none;
  &:hover { background: color-mix(in srgb, currentColor 16%, transparent); }
`
const Begin = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  padding: 0 10px 0 7px;
  border: 1px solid color-mix(in srgb, currentColor 42%, transparent);
  border-radius: 4px;
  background: color-mix(in srgb, currentColor 14%, transparent);
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover { background: color-mix(in srgb, currentColor 24%, transparent); }
`
const Round = styled.button`
  min-width: 28px;
  min-height: 28px;
  border: 1px solid color-mix(in srgb, currentColor 42%, transparent);
  border-radius: 50%;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover { background: color-mix(in srgb, currentColor 16%, transparent); }
`
/** Words that a phone's bar has no room for; they are still read out. */
const Long = styled.span`
  @media (max-width: 600px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
const Stripe = styled.i<{ $colour: string }>`
  width: 12px;
  height: 18px;
  border-radius: 2px;
  background: ${({ $colour }) => $colour};
  box-shadow: 0 0 0 1px rgb(255 255 255 / 0.28);
`
const Stripes = styled.span`
  display: inline-flex;
  gap: 3px;
`

/** Whose site is worked on, at all times: its name, the time there, and a way to another one. */
export function SiteBar() {
  const { site, sites, shared } = useCurrentSite()
  const { value, error } = useSites()
  return (
    <Bar role="region" aria-label="Site being worked on" data-site-bar>
      {site ? <OneSite site={site} /> : <AllSites sites={sites} error={error} known={value !== undefined} />}
      {shared > 1 ? (
        <>
          <Line />
          <span>for {shared} sites</span>
        </>
      ) : null}
      <End>
        <NewHere />
        {site ? <OpenSite slug={site.slug} /> : null}
        <HelpHere />
        {sites.length > 1 ? <SwitchSite /> : null}
      </End>
    </Bar>
  )
}

/** “New” from every screen, by press or by N. */
function NewHere() {
  const id = useId()
  useBarKey('n', id)
  return (
    <NewMenu
      id={id}
      button={
        <Begin type="button">
          <AddIcon />
          New
        </Begin>
      }
    />
  )
}

/** “?” from every screen: the guide, the keys, what is new. */
function HelpHere() {
  const id = useId()
  useBarKey('?', id)
  return (
    <HelpMenu
      id={id}
      button={
        <Round type="button" aria-label="Help">
          ?
        </Round>
      }
    />
  )
}

function OneSite({ site }: { site: StudioSite }) {
  const now = useNow()
  const { wordmark, lettering, name, city, timeZone } = site
  const place = city && !name.includes(city) ? `${name}, ${city}` : name
  return (
    <>
      {wordmark ? <Logo src={wordmark} alt="" /> : null}
      {!wordmark && lettering !== name ? <Lettering aria-hidden="true">{lettering}</Lettering> : null}
      {wordmark || lettering !== name ? <Line /> : null}
      <Name>{place}</Name>
      {site.launch && !site.launch.liveAt ? <Waiting>not live yet</Waiting> : null}
      <Clock>
        <Line />
        {formatShortInstant(now, timeZone, now)} {zoneName(now, timeZone)}
      </Clock>
    </>
  )
}

function AllSites({
  sites,
  error,
  known,
}: {
  sites: readonly StudioSite[]
  error: string | undefined
  known: boolean
}) {
  if (error && sites.length === 0) return <Name>We couldn’t read the sites. {error}</Name>
  if (sites.length === 0) return <Name aria-busy={!known}>{known ? 'No site' : 'Forecourt'}</Name>
  return (
    <>
      <Stripes aria-hidden="true">
        {sites.slice(0, 12).map(({ id, brand }) => (
          <Stripe key={id} $colour={brand} />
        ))}
      </Stripes>
      <Name>{sites.length === 2 ? 'Both sites' : `All your ${sites.length} sites`}</Name>
      <Clock>
        <Line />
        Local time at each site
      </Clock>
    </>
  )
}

function OpenSite({ slug }: { slug: string }) {
  const { siteOrigin } = useStudioSettings()
  return (
    <Open href={getSiteOrigin(siteOrigin, slug)} target="_blank" rel="noopener">
      <LaunchIcon />
      <Long>Open the site</Long>
    </Open>
  )
}
