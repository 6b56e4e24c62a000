import { PICTURE_BOXES, type PictureUse } from '@forecourt/schemas/contract'
import { Box, Button, Flex, Grid, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type InputProps, ObjectInputMember, type ObjectInputProps, useClient } from 'sanity'
import { useAnswer } from '../../content-api/use-answer.ts'
import { STRUCTURE_API_VERSION } from '../../tools/content/site-structure.ts'
import { CropBox, type FormPicture } from './crop-box.tsx'

type ImageValue = Pick<FormPicture, 'crop' | 'hotspot'> & { asset?: { _ref?: string } }

/** Widths of a crop in the form, in CSS pixels. */
const SMALL = 148
const LARGE = 560

/** A picture with its alternative text, and its crops at the sizes that the site uses. */
export function PictureInput(props: InputProps) {
  const { members, value, schemaType } = props as ObjectInputProps<ImageValue>
  const words = members.find((member) => member.kind === 'field' && member.name === 'alt')
  const uses = (schemaType.options as { pictureUses?: readonly PictureUse[] } | undefined)?.pictureUses ?? []
  const picture = useFormPicture(value)
  const own = { ...props, members: members.filter((member) => member !== words) } as InputProps
  return (
    <Stack gap={4}>
      <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
        <Box>{props.renderDefault(own)}</Box>
        {words ? <ObjectInputMember {...(props as ObjectInputProps)} member={words} /> : null}
      </Grid>
      {picture && uses.length > 0 ? <Crops picture={picture} uses={uses} /> : null}
    </Stack>
  )
}

/** The picture's file and size; null until it has one. */
export function useFormPicture(value: ImageValue | undefined): FormPicture | null {
  const client = useClient({ apiVersion: STRUCTURE_API_VERSION })
  const id = value?.asset?._ref
  const { value: url } = useAnswer(id ?? null, (signal) =>
    client.fetch<string | null>('*[_id == $id][0].url', { id }, { signal }),
  )
  const [, width, height] = /-(\d+)x(\d+)-\w+$/.exec(id ?? '') ?? []
  if (!url || !width || !height) return null
  return { url, width: Number(width), height: Number(height), crop: value?.crop, hotspot: value?.hotspot }
}

interface CropsProps {
  readonly picture: FormPicture
  readonly uses: readonly PictureUse[]
}

function Crops({ picture, uses }: CropsProps) {
  const [isLarge, setLarge] = useState(false)
  const isShrunk = uses.some((use) => PICTURE_BOXES[use].width > SMALL)
  return (
    <Stack gap={3}>
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1} weight="medium" style={{ flex: 1 }}>
          At the sizes it is used
        </Text>
        {isShrunk ? (
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={isLarge ? 'Side by side' : 'Larger'}
            aria-pressed={isLarge}
            onClick={() => setLarge(!isLarge)}
          />
        ) : null}
      </Flex>
      <Flex gap={4} wrap="wrap" align="flex-start">
        {uses.map((use) => (
          <CropBox key={use} picture={picture} use={use} width={isLarge ? LARGE : SMALL} />
        ))}
      </Flex>
    </Stack>
  )
}
