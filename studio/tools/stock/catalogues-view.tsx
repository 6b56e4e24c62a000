import { STAFF_API, type StaffCatalogues, staffCatalogues } from '@forecourt/schemas/contract'
import { Card, Heading, Stack, Text } from '@sanity/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useCurrentUser } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { Cell, DataTable } from '../data-table.tsx'
import { MarketKey, useMarketKeys } from '../market-keys.tsx'
import { maySetUp } from '../set-up/is-set-up.ts'
import { Section } from '../today/parts.tsx'
import { CarLink } from './car-link.tsx'
import { PushPanel } from './push/push-panel.tsx'
import { formatCatalogueCounts } from './stock-text.ts'

const AGAIN_MS = 60_000

/** Which cars advertisers and market places are given, and why the others are left out. */
export function CataloguesView({ site, now }: { site: StudioSite; now: string }) {
  const roles = useCurrentUser()?.roles.map(({ name }) => name) ?? []
  const { value, error, refresh } = useSiteAnswer(
    site,
    STAFF_API.catalogues,
    (each) => staffCatalogues.parse(each),
    AGAIN_MS,
  )
  return (
    <Stack gap={5}>
      <Heading as="h1" size={3}>
        Advertising catalogues
      </Heading>
      <Text size={1} muted>
        Market places with a public format of their own are chosen in the site’s settings, Cars.
      </Text>
      <ErrorNotice
        what="The catalogues"
        error={error}
        from={value?.at ?? null}
        zone={site.timeZone}
        again={refresh}
      />
      {value?.catalogues.map((catalogue) => (
        <Catalogue key={catalogue.title} catalogue={catalogue}>
          {catalogue.push ? (
            <PushPanel site={site} now={now} market={catalogue.push} />
          ) : catalogue.purpose === null ? (
            <Card border radius={2} padding={3}>
              <Text size={1}>
                <code>{catalogue.address}</code>
              </Text>
            </Card>
          ) : maySetUp(roles, site) ? (
            <KeyedAddress site={site} now={now} purpose={catalogue.purpose} />
          ) : (
            <Text size={1} muted>
              The site’s managers make its address.
            </Text>
          )}
        </Catalogue>
      ))}
      {value || error ? null : <Card padding={6} aria-busy="true" aria-label="Being read" role="status" />}
    </Stack>
  )
}

/** The address of a feed that only its own key opens, for those who make keys. */
function KeyedAddress(props: Pick<ComponentProps<typeof MarketKey>, 'site' | 'now' | 'purpose'>) {
  return <MarketKey {...props} answer={useMarketKeys(props.site)} inAddress />
}

function Catalogue({
  catalogue,
  children,
}: {
  catalogue: StaffCatalogues['catalogues'][number]
  children: ReactNode
}) {
  const { title, purpose, push, leftOut, left } = catalogue
  return (
    <Section title={title} note={formatCatalogueCounts(catalogue)}>
      <Text size={1} muted>
        {push
          ? `We send each vehicle to the address that ${title} gives you, and again once it has changed.`
          : purpose === null
            ? 'The address to give there:'
            : 'The address to give there has a key in it:'}
      </Text>
      {children}
      {left.length > 0 ? (
        <>
          <Text size={1} muted>
            Left out, and why:
          </Text>
          <LeftOut title={title} left={left} />
        </>
      ) : null}
      {left.length < leftOut ? (
        <Text size={1} muted>
          The first {left.length.toLocaleString('en-AU')} of them are listed.
        </Text>
      ) : null}
    </Section>
  )
}

function LeftOut({ title, left }: Pick<StaffCatalogues['catalogues'][number], 'title' | 'left'>) {
  return (
    <DataTable label={`Left out of ${title}`} heads={['Vehicle', 'Stock number', 'Why']}>
      {left.map(({ id, name, stockNumber, reasons }) => (
        <tr key={id}>
          <Cell as="th">
            <CarLink name={name} number={stockNumber} />
          </Cell>
          <Cell>{stockNumber}</Cell>
          <Cell>{reasons.join(' ')}</Cell>
        </tr>
      ))}
    </DataTable>
  )
}
