import { Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'
import type { FormPicture } from './crop-box.tsx'

type Crop = NonNullable<FormPicture['crop']>

const SIDES = [
  ['left', 'Left', 'right'],
  ['right', 'Right', 'left'],
  ['top', 'Top', 'bottom'],
  ['bottom', 'Bottom', 'top'],
] as const
const WHOLE: Crop = { top: 0, bottom: 0, left: 0, right: 0 }
/** As much as two opposite sides may lose together: something of the picture stays. */
const MOST = 0.9

/** A crop with another share cut off at a side, `percent` of the picture; what is impossible is the nearest possible. */
export function cropBy(crop: Crop | undefined, side: keyof Crop, percent: number): Crop {
  const now = { ...WHOLE, ...crop }
  const opposite = SIDES.find(([name]) => name === side)?.[2] ?? side
  const share = Number.isFinite(percent) ? percent / 100 : 0
  return { ...now, [side]: Math.min(Math.max(0, share), MOST - now[opposite]) }
}

interface CropNumbersProps {
  readonly crop: Crop | undefined
  readonly isReadOnly: boolean
  onCrop(crop: Crop): void
}

/** What is cut off at each side in per cent, for keyboards: the dialog in which a mouse drags the crop has no keys for it. */
export function CropNumbers({ crop, isReadOnly, onCrop }: CropNumbersProps) {
  const id = useId()
  return (
    <Stack gap={3} role="group" aria-labelledby={id}>
      <Text size={1} muted id={id}>
        Cut off at each side, in per cent of the picture
      </Text>
      <Flex gap={3} wrap="wrap">
        {SIDES.map(([side, title]) => (
          <Stack as="label" key={side} gap={2} style={{ width: 88 }}>
            <Text size={1} muted>
              {title}
            </Text>
            <TextInput
              type="number"
              min={0}
              max={90}
              fontSize={1}
              padding={2}
              readOnly={isReadOnly}
              value={String(Math.round((crop?.[side] ?? 0) * 100))}
              onChange={({ currentTarget }) => onCrop(cropBy(crop, side, currentTarget.valueAsNumber))}
            />
          </Stack>
        ))}
      </Flex>
    </Stack>
  )
}
