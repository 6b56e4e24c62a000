import { listTileColours, type TileColour } from '@forecourt/schemas/contract'
import { Box, Card, Grid, Stack, Text } from '@sanity/ui'
import { type KeyboardEvent, useRef } from 'react'
import { type InputProps, type StringInputProps, set } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useFormSites } from '../../content-api/use-form-sites.ts'

/** The colours a tile can have, by name, as they are on its site, with the contrast of the words on them. */
export function TileColourInput(props: InputProps) {
  const { value, onChange, readOnly, elementProps, schemaType } = props as StringInputProps
  const sites = useFormSites()
  const group = useRef<HTMLDivElement>(null)
  const [site] = sites
  if (!site) return props.renderDefault(props)
  const colours = listTileColours(site, site.template)
  const chosen = value ?? 'accent'
  const pick = (colour: string) => !readOnly && onChange(set(colour))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = colours.findIndex((colour) => colour.value === chosen)
    const next = (at + step + colours.length) % colours.length
    pick(colours[next]?.value ?? chosen)
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus()
  }
  return (
    <Stack gap={3}>
      <Grid
        ref={group}
        gridTemplateColumns={[2, 2, 4]}
        gap={2}
        role="radiogroup"
        aria-label={schemaType.title}
        onKeyDown={onKeyDown}
      >
        {colours.map((colour) => (
          <Swatch
            key={colour.value}
            colour={colour}
            isChosen={colour.value === chosen}
            isDisabled={Boolean(readOnly)}
            focus={colour.value === chosen ? elementProps : undefined}
            onPick={() => pick(colour.value)}
          />
        ))}
      </Grid>
      <Unreadable sites={sites} chosen={chosen} />
    </Stack>
  )
}

interface SwatchProps {
  readonly colour: TileColour
  readonly isChosen: boolean
  readonly isDisabled: boolean
  /** The form's focus and id go to the chosen one. */
  readonly focus: StringInputProps['elementProps'] | undefined
  readonly onPick: () => void
}

function Swatch({ colour, isChosen, isDisabled, focus, onPick }: SwatchProps) {
  const { title, background, words, isReadable } = colour
  return (
    <Card
      as="button"
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-label={`${title}, contrast ${formatRatio(colour)}${isReadable ? '' : ', too low to read'}`}
      {...(focus ? { id: focus.id, onFocus: focus.onFocus, onBlur: focus.onBlur } : {})}
      ref={focus?.ref}
      tabIndex={isChosen ? 0 : -1}
      disabled={isDisabled}
      border
      radius={2}
      padding={2}
      pressed={isChosen}
      tone={isReadable ? 'default' : 'caution'}
      style={isChosen ? { boxShadow: 'inset 0 0 0 2px var(--card-focus-ring-color)' } : undefined}
      onClick={onPick}
    >
      <Stack gap={2}>
        <Box
          padding={3}
          style={{
            background,
            color: words,
            borderRadius: 3,
            textAlign: 'center',
            fontWeight: 700,
            border: '1px solid var(--card-border-color)',
          }}
        >
          Aa
        </Box>
        <Text size={1}>{title}</Text>
        <Text size={1} muted={isReadable}>
          {formatRatio(colour)}
          {isReadable ? '' : ', hard to read'}
        </Text>
      </Stack>
    </Card>
  )
}

const formatRatio = ({ ratio }: TileColour) => `${ratio.toFixed(1)} : 1`

/** Sites on which the chosen colour cannot be read: it may be good on one and bad on the next. */
function Unreadable({ sites, chosen }: { sites: readonly StudioSite[]; chosen: string }) {
  const bad = sites.flatMap((site) => {
    const colour = listTileColours(site, site.template).find(({ value }) => value === chosen)
    return colour && !colour.isReadable ? [`${site.name} (${formatRatio(colour)})`] : []
  })
  if (bad.length === 0) return null
  return (
    <Card tone="caution" padding={3} radius={2} role="status">
      <Text size={1}>Its words are hard to read on {bad.join(', ')}: 4.5 : 1 is needed.</Text>
    </Card>
  )
}
