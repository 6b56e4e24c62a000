import type { CampaignOverride } from '@forecourt/schemas/contract'
import { ResetIcon } from '@sanity/icons/Reset'
import { Box, Button, Flex, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import { type TypedPlace, useTypedValue } from '../../inputs/typed/use-typed-value.ts'
import type { Campaign } from './campaign-content.query.ts'
import type { OverrideChange } from './override-patches.ts'
import { formatWall } from './wall-text.ts'
import { WallTimeField } from './wall-time-field.tsx'

interface OwnProps {
  readonly isOwn: boolean
  /** What is taken back, for those who cannot see the mark. */
  readonly label: string
  onReset(): void
  readonly children: ReactNode
}

/** A value; a site’s own has a line at its left and a button that restores the campaign’s. */
export function Own({ isOwn, label, onReset, children }: OwnProps) {
  return (
    <Flex
      gap={1}
      align="flex-start"
      style={{ paddingLeft: 8, borderLeft: `2px solid ${isOwn ? '#4353d9' : 'transparent'}` }}
    >
      <Box flex={1}>{children}</Box>
      {isOwn ? (
        <Button
          mode="bleed"
          icon={ResetIcon}
          fontSize={1}
          padding={2}
          aria-label={`Back to the campaign’s own: ${label}`}
          onClick={onReset}
        />
      ) : null}
    </Flex>
  )
}

interface TypedCellProps<Value> {
  readonly typedAt: TypedPlace
  readonly label: string
  readonly given: string
  readonly own: Value | undefined
  /** Has room for a second line. */
  readonly isLong?: boolean
  read(text: string): { own: Value | null } | { problem: string }
  onChange(own: Value | null): void
}

/** What one site has otherwise; the campaign’s own shows through while it is empty. */
function TypedCell<Value extends string | number>(props: TypedCellProps<Value>) {
  const { typedAt, label, given, own, isLong, read, onChange } = props
  const problemId = useId()
  const { reading, input, drop } = useTypedValue({
    ...typedAt,
    field: label,
    written: own === undefined ? '' : String(own),
    read,
    write: (typed) => onChange(typed.own),
  })
  const problem = reading && 'problem' in reading ? reading.problem : null
  const typing = {
    ...input,
    'aria-label': label,
    'aria-describedby': problem ? problemId : undefined,
    customValidity: problem ?? undefined,
    fontSize: 1,
    padding: 2,
    placeholder: given,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') event.preventDefault()
      input.onKeyDown(event)
    },
  }
  return (
    <Own
      isOwn={own !== undefined}
      label={label}
      onReset={() => {
        drop()
        onChange(null)
      }}
    >
      {isLong ? <TextArea {...typing} rows={2} style={{ resize: 'none' }} /> : <TextInput {...typing} />}
      {problem ? (
        <Box paddingTop={2}>
          <Text size={1} id={problemId} role="alert">
            {problem}
          </Text>
        </Box>
      ) : null}
    </Own>
  )
}

type CellProps<Value> = Pick<TypedCellProps<Value>, 'typedAt' | 'label' | 'own' | 'onChange'>

/** The headline, title or name of one site. */
export function TextCell(props: CellProps<string> & { given: string }) {
  return <TypedCell {...props} isLong read={(text) => ({ own: text.trim() || null })} />
}

/** The place of one site. */
export function PlaceCell({ given, ...cell }: CellProps<number> & { given: number | undefined }) {
  return <TypedCell {...cell} given={given === undefined ? 'Next' : String(given)} read={readPlace} />
}

function readPlace(text: string): { own: number | null } | { problem: string } {
  if (text.trim() === '') return { own: null }
  const place = Number(text)
  return Number.isNaN(place) ? { problem: 'Type a place like 5.' } : { own: place }
}

interface WindowCellProps {
  typedAt(field: string): TypedPlace
  readonly campaign: Campaign
  readonly own: CampaignOverride | undefined
  readonly site: StudioSite
  onChange(change: OverrideChange): void
}

/** From when until when on one site, on its own clock. */
export function WindowCell({ typedAt, campaign, own, site, onChange }: WindowCellProps) {
  const isOwn = own?.start !== undefined || own?.expiry !== undefined
  return (
    <Own
      isOwn={isOwn}
      label={`dates for ${site.name}`}
      onReset={() => onChange({ start: null, expiry: null })}
    >
      <Stack gap={1}>
        <WallTimeField
          small
          edge="from"
          typedAt={{ ...typedAt('start'), field: `From for ${site.name}` }}
          label={`From for ${site.name}`}
          value={own?.start}
          placeholder={formatWall(campaign.start, 'from') || 'At once'}
          onChange={(start) => onChange({ start })}
        />
        <WallTimeField
          small
          edge="until"
          typedAt={{ ...typedAt('expiry'), field: `Until for ${site.name}` }}
          label={`Until for ${site.name}`}
          value={own?.expiry}
          placeholder={formatWall(campaign.expiry, 'until') || 'Without an end'}
          onChange={(expiry) => onChange({ expiry })}
        />
      </Stack>
    </Own>
  )
}
