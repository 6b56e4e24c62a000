import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** What is wrong with it; an empty field is marked only when `isTold`. */
  readonly problem?: string | undefined
  readonly marksMissing?: boolean
  readonly help?: ReactNode
  /** What is well about it. */
  readonly good?: string | undefined
  readonly placeholder?: string
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
  readonly autoFocus?: boolean
  readonly optional?: boolean
}

/** A line to write in, with its label above, and below it what is wrong, else what is well, else help. */
export function Field(props: FieldProps) {
  const { label, value, onChange, problem, marksMissing = false, good, help, prefix, suffix } = props
  const id = useId()
  const shown = problem && (marksMissing || value.trim() !== '') ? problem : undefined
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
        {props.optional ? <Optional /> : null}
      </Text>
      <Flex gap={2} align="center">
        {prefix}
        <div style={{ flex: 1, minWidth: 0 }}>
          <TextInput
            id={id}
            aria-describedby={`${id}-note`}
            aria-invalid={shown ? true : undefined}
            customValidity={shown}
            autoComplete="off"
            spellCheck={false}
            fontSize={2}
            padding={3}
            radius={2}
            value={value}
            placeholder={props.placeholder}
            data-first={props.autoFocus ? '' : undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
        {suffix}
      </Flex>
      <div id={`${id}-note`} aria-live="polite">
        {shown ? <Problem>{shown}</Problem> : good ? <Good>{good}</Good> : <Help>{help}</Help>}
      </div>
    </Stack>
  )
}

const Optional = () => <span style={{ fontWeight: 400, opacity: 0.75 }}> – if known</span>

const Help = ({ children }: { children: ReactNode }) =>
  children ? (
    <Text size={1} muted>
      {children}
    </Text>
  ) : null

/** What is wrong, in red with an icon. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <Card tone="critical" padding={2} radius={2}>
      <Flex gap={2}>
        <Text size={1}>
          <ErrorOutlineIcon />
        </Text>
        <Text size={1}>{children}</Text>
      </Flex>
    </Card>
  )
}

function Good({ children }: { children: ReactNode }) {
  return (
    <Card tone="positive" style={{ background: 'none' }}>
      <Flex gap={2}>
        <Text size={1}>
          <CheckmarkIcon />
        </Text>
        <Text size={1}>{children}</Text>
      </Flex>
    </Card>
  )
}

/** The heading of a step and one line under it. */
export function StepHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Text as="h2" size={3} weight="semibold">
        {title}
      </Text>
      <Text size={1} muted>
        {children}
      </Text>
    </Stack>
  )
}
