import { Box, Button, Checkbox, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import type { DayChip, Reading } from './new-draft.ts'

interface TypedFieldProps {
  readonly label: string
  readonly text: string
  readonly placeholder?: string
  readonly isFirst?: boolean
  /** How the text is read; null where it is taken as it is. */
  readonly reading: Reading<string> | null
  /** Days to press instead of typing them. */
  readonly chips?: readonly DayChip[]
  onText(text: string): void
}

/** A field with its reading beneath: in words what was understood, or what cannot be. */
export function TypedField(props: TypedFieldProps) {
  const { label, text, placeholder, reading, onText } = props
  const id = useId()
  const problem = reading && 'problem' in reading ? reading.problem : ''
  const words = reading && 'words' in reading && reading.words !== text ? reading.words : ''
  return (
    <Stack gap={2} flex={1}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      <TextInput
        id={id}
        fontSize={1}
        padding={3}
        autoComplete="off"
        data-first={props.isFirst || undefined}
        placeholder={placeholder}
        value={text}
        aria-describedby={problem || words ? `${id}-reading` : undefined}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {problem || words ? (
        <Text size={1} id={`${id}-reading`} muted={!problem} role={problem ? 'alert' : undefined}>
          {problem || words}
        </Text>
      ) : null}
      {props.chips ? (
        <Flex gap={1} wrap="wrap" role="group" aria-label="Shortcuts">
          {props.chips.map((chip) => (
            <Button
              key={chip.words}
              type="button"
              mode={chip.text === text ? 'default' : 'ghost'}
              aria-pressed={chip.text === text}
              radius={5}
              fontSize={1}
              paddingX={3}
              paddingY={2}
              text={chip.words}
              onClick={() => onText(chip.text === text ? '' : chip.text)}
            />
          ))}
        </Flex>
      ) : null}
    </Stack>
  )
}

interface TicksProps<T extends { readonly id: string }> {
  readonly label: string
  readonly all: readonly T[]
  readonly ticked: readonly T[]
  /** Only one of them can be ticked. */
  readonly isSingle: boolean
  nameOf(item: T): string
  renderMark?(item: T): ReactNode
  onTick(ticked: T[]): void
}

/** Boxes to tick, or to choose one of. */
export function Ticks<T extends { readonly id: string }>(props: TicksProps<T>) {
  const { label, all, ticked, isSingle, onTick } = props
  const group = useId()
  const tick = (item: T, isOn: boolean) => {
    if (isSingle) onTick([item])
    else onTick(all.filter((one) => (one === item ? isOn : ticked.includes(one))))
  }
  return (
    <Stack gap={2} role="group" aria-label={label}>
      <Flex align="center" justify="space-between">
        <Text size={1} weight="medium">
          {label}
        </Text>
        {!isSingle && all.length > 2 && ticked.length < all.length ? (
          <Button mode="bleed" fontSize={1} padding={2} text="All" onClick={() => onTick([...all])} />
        ) : null}
      </Flex>
      <Box style={{ maxHeight: 180, overflowY: 'auto' }}>
        {all.map((item) => (
          <Flex as="label" key={item.id} align="center" gap={3} style={{ cursor: 'pointer', minHeight: 32 }}>
            {isSingle ? (
              <input
                type="radio"
                name={group}
                checked={ticked.includes(item)}
                onChange={() => tick(item, true)}
              />
            ) : (
              <Checkbox
                checked={ticked.includes(item)}
                onChange={(event) => tick(item, event.currentTarget.checked)}
              />
            )}
            {props.renderMark?.(item)}
            <Text size={1}>{props.nameOf(item)}</Text>
          </Flex>
        ))}
      </Box>
    </Stack>
  )
}
