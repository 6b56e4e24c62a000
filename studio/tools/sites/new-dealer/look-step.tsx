import { ColorWheelIcon } from '@sanity/icons/ColorWheel'
import { TrashIcon } from '@sanity/icons/Trash'
import { UploadIcon } from '@sanity/icons/Upload'
import { Button, Card, Flex, Grid, Stack, Text } from '@sanity/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { formatContrast, nearestReadable } from './contrast.ts'
import { Field, StepHead } from './field.tsx'
import { deriveColours } from './new-dealer.ts'
import type { StepProps } from './step-props.ts'
import { TemplateChoice } from './template-choice.tsx'
import type { Wordmark } from './use-wordmark.ts'

/** Two colours, the wordmark and the template; the page beside it shows them. */
export function LookStep(props: StepProps & { wordmark: Wordmark }) {
  const { form, change, wordmark } = props
  return (
    <>
      <StepHead title={`How should ${form.name.trim() || 'it'} look?`}>
        Two colours and a name. The rest is worked out from them.
      </StepHead>
      <Grid gridTemplateColumns={2} gap={4}>
        <Colour which="brand" label="Brand colour" {...props} />
        <Colour which="accent" label="Accent" {...props} />
      </Grid>
      <Unreadable {...props} />
      <Field
        label="Wordmark"
        value={form.wordmark}
        onChange={(next) => change({ wordmark: next })}
        placeholder={form.name}
        help={
          wordmark.file ? 'The picture stands in its place.' : 'Set in type. Empty: the name of the dealer.'
        }
        suffix={<PictureButton wordmark={wordmark} />}
      />
      <TemplateChoice value={form.template} onChange={(template) => change({ template })} />
    </>
  )
}

type ColourProps = StepProps & { which: 'brand' | 'accent'; label: string }

function Colour({ which, label, form, change, problems }: ColourProps) {
  const colours = deriveColours(form)
  const value = form[which] ?? colours[which]
  const set = (colour: string) => change({ [which]: colour })
  const isShort = problems[which] !== undefined && problems.brand !== undefined
  return (
    <Field
      label={label}
      autoFocus={which === 'brand'}
      value={value}
      onChange={set}
      problem={isShort || which === 'accent' ? problems[which] : undefined}
      good={problems[which] ? undefined : formatContrast(which, colours, form.template)}
      prefix={
        <Well
          type="color"
          aria-label={`${label}, chosen from a palette`}
          value={colours[which]}
          onChange={(event) => set(event.currentTarget.value)}
        />
      }
    />
  )
}

/** A colour nobody could read on, with the nearest that can be read. */
function Unreadable({ form, change, problems }: StepProps) {
  const colours = deriveColours(form)
  const which = problems.brand ? 'brand' : 'accent'
  if (!problems[which] || /six digits/.test(problems[which])) return null
  const nearest = nearestReadable(which, colours, form.template)
  if (nearest === null) return null
  return (
    <Card tone="caution" padding={3} radius={2} border>
      <Flex gap={3}>
        <Text size={1}>
          <ColorWheelIcon />
        </Text>
        <Stack gap={3}>
          <Text size={1}>
            Words on {colours[which]} are hard to read. The nearest colour of the same hue that can be read is{' '}
            {nearest}.
          </Text>
          <Flex>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text={`Use ${nearest}`}
              onClick={() => change({ [which]: nearest })}
            />
          </Flex>
        </Stack>
      </Flex>
    </Card>
  )
}

function PictureButton({ wordmark }: { wordmark: Wordmark }) {
  const input = useRef<HTMLInputElement>(null)
  if (wordmark.file)
    return (
      <Button
        mode="ghost"
        icon={TrashIcon}
        fontSize={1}
        text="Take the picture away"
        onClick={() => wordmark.choose(null)}
      />
    )
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        aria-label="Picture of the wordmark"
        onChange={(event) => wordmark.choose(event.currentTarget.files?.[0] ?? null)}
      />
      <Button
        mode="ghost"
        icon={UploadIcon}
        fontSize={1}
        text="Picture instead"
        onClick={() => input.current?.click()}
      />
    </>
  )
}

const Well = styled.input`
  flex: none;
  width: 38px;
  height: 38px;
  padding: 0;
  border: 1px solid var(--card-border-color);
  border-radius: 4px;
  background: none;
  cursor: pointer;
  &::-webkit-color-swatch-wrapper { padding: 0; }
  &::-webkit-color-swatch { border: 0; border-radius: 3px; }
  &:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: 2px; }
`
