import { splitAtLimit, TEXT_LIMITS, type TextLimit, type TextLimitName } from '@forecourt/schemas/contract'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { type InputProps, type StringInputProps, useFormValue } from 'sanity'

/** A text with its length beside the limit of its field, and what shows of it where it is cut. */
export function CountedTextInput(props: InputProps) {
  const { value, schemaType } = props as StringInputProps
  const limit = findLimit(schemaType.options)
  const text = value ?? ''
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {limit ? <Count text={text} limit={limit} /> : null}
      {limit?.cutBy && text.length > limit.whole ? <CutText text={text} limit={limit} /> : null}
    </Stack>
  )
}

function findLimit(options: object | undefined): TextLimit | null {
  const { textLimit } = (options ?? {}) as { textLimit?: TextLimitName }
  return textLimit ? TEXT_LIMITS[textLimit] : null
}

/** `53 of 44`, and what a longer text does. */
export function Count({ text, limit }: { text: string; limit: TextLimit }) {
  const isLong = text.length > limit.whole
  const why = limit.cutBy ? `${limit.cutBy} cut it after ${limit.shown} letters. ${limit.why}` : limit.why
  return (
    <Flex gap={3} justify="space-between" align="flex-start">
      <Box flex={1} role="status">
        {isLong ? (
          <Card tone="caution" radius={2} style={{ background: 'transparent' }}>
            <Flex gap={2}>
              <Text size={1}>
                <WarningOutlineIcon />
              </Text>
              <Text size={1}>{why}</Text>
            </Flex>
          </Card>
        ) : null}
      </Box>
      <Text size={1} muted={!isLong} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {text.length} of {limit.whole}
      </Text>
    </Flex>
  )
}

/** The text as it is cut, under the document's name where it has one, with the rest greyed. */
function CutText({ text, limit }: { text: string; limit: TextLimit }) {
  const name = useFormValue(['name']) as string | undefined
  const { shown, rest } = splitAtLimit(text, limit)
  return (
    <Card
      border
      radius={2}
      padding={3}
      aria-label="Where it is cut"
      role="group"
      style={{ maxWidth: '22rem' }}
    >
      <Stack gap={3}>
        {name ? (
          <Text size={1} weight="semibold">
            {name}
          </Text>
        ) : null}
        <Text size={1}>
          {shown}…
          <Text as="span" size={1} muted style={{ display: 'inline', textDecoration: 'line-through' }}>
            {rest}
          </Text>
        </Text>
      </Stack>
    </Card>
  )
}
