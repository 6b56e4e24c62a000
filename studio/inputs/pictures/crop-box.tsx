import {
  isTooSmall,
  PICTURE_BOXES,
  PICTURE_USE_TITLES,
  type PictureUse,
  visiblePart,
} from '@forecourt/schemas/contract'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Flex, Stack, Text } from '@sanity/ui'

/** A picture in the form: its file, its size in pixels, and its editor's crop and hotspot. */
export interface FormPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly crop?: { top: number; bottom: number; left: number; right: number } | undefined
  readonly hotspot?: { x: number; y: number; width: number; height: number } | undefined
}

/** The part of a picture that shows at a place of the site, and the box it is drawn in. */
export function cropAt(picture: FormPicture, use: PictureUse) {
  const box = PICTURE_BOXES[use]
  const source = { asset: { url: picture.url }, crop: picture.crop, hotspot: picture.hotspot }
  const { width, height } = picture
  const rect = visiblePart(source, picture, box) ?? { left: 0, top: 0, width, height }
  return { box, rect, isSmall: isTooSmall(rect, box) }
}

/** One place of the site with the picture as it is cropped there, `width` CSS pixels wide at the most. */
export function CropBox({ picture, use, width }: { picture: FormPicture; use: PictureUse; width: number }) {
  const { box, rect, isSmall } = cropAt(picture, use)
  // A picture that is fitted keeps its own proportion inside the box.
  const ratio = box.fit === 'contain' ? rect.width / rect.height : box.width / box.height
  const shown = Math.min(width, box.width)
  const scale = shown / rect.width
  return (
    <Stack as="figure" gap={2} style={{ margin: 0, width: shown }} data-testid={`crop-${use}`}>
      <div
        style={{
          position: 'relative',
          overflow: 'hidden',
          width: shown,
          height: shown / ratio,
          borderRadius: 3,
          outline: isSmall
            ? '2px solid var(--card-badge-caution-dot-color)'
            : '1px solid var(--card-border-color)',
        }}
      >
        <img
          alt=""
          src={picture.url}
          style={{
            position: 'absolute',
            maxWidth: 'none',
            width: picture.width * scale,
            height: picture.height * scale,
            left: -rect.left * scale,
            top: -rect.top * scale,
          }}
        />
      </div>
      <Text as="figcaption" size={1} muted>
        {PICTURE_USE_TITLES[use]}, {box.width} × {box.height}
      </Text>
      {isSmall ? (
        <Flex gap={2} role="status">
          <Text size={1}>
            <WarningOutlineIcon />
          </Text>
          <Text size={1}>
            {Math.round(rect.width)} × {Math.round(rect.height)} show, so it will look soft here.
          </Text>
        </Flex>
      ) : null}
    </Stack>
  )
}
