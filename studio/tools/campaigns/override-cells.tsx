import type { CampaignOverride } from '@forecourt/schemas/contract'
import { ResetIcon } from '@sanity/icons/Reset'
import { Box, Button, Flex, Stack, TextArea, TextInput } from '@sanity/ui'
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
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

interface TypedCellProps {
  readonly label: string
  readonly given: string
  readonly own: string
  /** Has room for a second line. */
  readonly isLong?: boolean
  onType(text: string): void
}

/** A text that is stored on Enter and on leaving; the campaign’s own shows through while it is empty. */
function TypedCell({ label, given, own, onType, isLong }: TypedCellProps) {
  const [text, setText] = useState(own)
  useEffect(() => setText(own), [own])
  const leave = () => {
    if (text !== own) onType(text)
  }
  const typing = {
    'aria-label': label,
    fontSize: 1,
    padding: 2,
    autoComplete: 'off',
    placeholder: given,
    value: text,
    onBlur: leave,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setText(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      leave()
    },
  }
  return isLong ? <TextArea {...typing} rows={2} style={{ resize: 'none' }} /> : <TextInput {...typing} />
}

interface TextCellProps {
  readonly label: string
  readonly given: string
  readonly own: string | undefined
  onChange(text: string | null): void
}

/** The headline, title or name of one site. */
export function TextCell({ label, given, own, onChange }: TextCellProps) {
  return (
    <Own isOwn={own !== undefined} label={label} onReset={() => onChange(null)}>
      <TypedCell
        isLong
        label={label}
        given={given}
        own={own ?? ''}
        onType={(text) => onChange(text.trim() || null)}
      />
    </Own>
  )
}

interface PlaceCellProps {
  readonly label: string
  readonly given: number | undefined
  readonly own: number | undefined
  onChange(place: number | null): void
}

/** The place of one site. What is no number is put back. */
export function PlaceCell({ label, given, own, onChange }: PlaceCellProps) {
  const store = (text: string) => {
    const place = Number(text)
    onChange(text.trim() === '' || Number.isNaN(place) ? null : place)
  }
  return (
    <Own isOwn={own !== undefined} label={label} onReset={() => onChange(null)}>
      <TypedCell
        label={label}
        given={given === undefined ? 'Next' : String(given)}
        own={own === undefined ? '' : String(own)}
        onType={store}
      />
    </Own>
  )
}

interface WindowCellProps {
  readonly campaign: Campaign
  readonly own: CampaignOverride | undefined
  readonly site: StudioSite
  onChange(change: OverrideChange): void
}

/** From when until when on one site, on its own clock. */
export function WindowCell({ campaign, own, site, onChange }: WindowCellProps) {
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
          label={`From for ${site.name}`}
          value={own?.start}
          placeholder={formatWall(campaign.start, 'from') || 'At once'}
          onChange={(start) => onChange({ start })}
        />
        <WallTimeField
          small
          edge="until"
          label={`Until for ${site.name}`}
          value={own?.expiry}
          placeholder={formatWall(campaign.expiry, 'until') || 'Without an end'}
          onChange={(expiry) => onChange({ expiry })}
        />
      </Stack>
    </Own>
  )
}
