import { Badge, Button, Card, Flex, Select } from '@sanity/ui'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { formatCount } from './format.ts'
import { CALENDAR_KINDS, type CalendarKind } from './items.ts'
import { KIND_LOOKS } from './kinds.ts'

/** One line on a phone and a tablet, which scrolls. */
const Line = styled(Flex)`
  @media (max-width: 1100px) {
    overflow-x: auto;
    && { flex-wrap: nowrap; }
    & > * { flex: none; }
  }
`

interface FilterBarProps {
  readonly kinds: ReadonlySet<CalendarKind>
  onKind(kind: CalendarKind): void
  /** The sites to choose from where several are shown; else none. */
  readonly sites: readonly StudioSite[]
  readonly site: string | null
  onSite(id: string | null): void
  readonly counts: { readonly clashes: number; readonly gaps: number; readonly proposed: number }
}

/** What is shown, by kind and site, and what wants looking at. */
export function FilterBar({ kinds, onKind, sites, site, onSite, counts }: FilterBarProps) {
  return (
    <Card borderBottom paddingX={4} paddingY={2} data-no-print>
      <Line align="center" gap={2} wrap="wrap">
        {CALENDAR_KINDS.map((kind) => (
          <Button
            key={kind}
            mode={kinds.has(kind) ? 'ghost' : 'bleed'}
            muted={!kinds.has(kind)}
            aria-pressed={kinds.has(kind)}
            radius={6}
            padding={2}
            fontSize={1}
            icon={<Swatch kind={kind} on={kinds.has(kind)} />}
            text={KIND_LOOKS[kind].many}
            onClick={() => onKind(kind)}
          />
        ))}
        <Flex flex={1} align="center" gap={2} justify="flex-end">
          {sites.length > 1 && (
            <div>
              <Select
                aria-label="Site"
                fontSize={1}
                padding={2}
                value={site ?? ''}
                onChange={(event) => onSite(event.currentTarget.value || null)}
              >
                <option value="">All sites</option>
                {sites.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </div>
          )}
          {counts.clashes > 0 && (
            <Badge tone="critical" padding={2}>
              {formatCount(counts.clashes, 'clash', 'clashes')}
            </Badge>
          )}
          {counts.gaps > 0 && (
            <Badge tone="caution" padding={2}>
              {formatCount(counts.gaps, 'gap')}
            </Badge>
          )}
          {counts.proposed > 0 && (
            <Badge tone="caution" padding={2}>
              {formatCount(counts.proposed, 'holiday')} to approve
            </Badge>
          )}
        </Flex>
      </Line>
    </Card>
  )
}

function Swatch({ kind, on }: { kind: CalendarKind; on: boolean }) {
  return (
    <i
      data-kind={kind}
      aria-hidden
      style={{
        display: 'inline-block',
        width: 11,
        height: 11,
        borderRadius: 3,
        border: '1px solid var(--kf)',
        background: on ? 'var(--k)' : 'transparent',
      }}
    />
  )
}
