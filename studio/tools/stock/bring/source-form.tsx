import { Button, Flex, Radio, Stack, Text } from '@sanity/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { ActButton } from '../../calendar/act-button.tsx'
import { TypedField } from '../../typed-field.tsx'
import type { SourceForm, StockSourcing } from './use-stock-source.ts'

const NEW: SourceForm = {
  address: '',
  every: 'nightly',
  time: '02:30',
  signIn: 'none',
  signInName: '',
  secret: '',
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px;
  @media (max-width: 600px) { grid-template-columns: minmax(0, 1fr); }
`
const Group = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
  & legend { padding: 0 0 10px; }
  & label { display: flex; gap: 8px; align-items: center; min-height: 28px; cursor: pointer; }
`

/** The fields of a source; a password that is set is not shown. */
export function SourceFormFields({
  first,
  isBusy,
  submit,
  leave,
}: {
  first: NonNullable<StockSourcing['source']> | null
  isBusy: boolean
  submit: (form: SourceForm) => void
  leave: () => void
}) {
  const [form, setForm] = useState<SourceForm>(first ? pickForm(first) : NEW)
  const change = (part: Partial<SourceForm>) => setForm({ ...form, ...part })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) submit(form)
  }
  return (
    <form onSubmit={send}>
      <Stack gap={4}>
        <TypedField
          label="Address"
          value={form.address}
          inputMode="url"
          write={(address) => change({ address })}
        />
        <Choice
          label="Does it ask for a password?"
          options={[
            ['none', 'No'],
            ['password', 'User name and password'],
            ['header', 'A header'],
          ]}
          value={form.signIn}
          choose={(signIn) => change({ signIn, signInName: '', secret: '' })}
        />
        {form.signIn === 'none' ? null : (
          <SecretFields
            form={form}
            change={change}
            isSet={first?.hasSecret === true && first.signIn === form.signIn}
          />
        )}
        <Choice
          label="How often?"
          options={[
            ['hourly', 'Every hour'],
            ['six-hourly', 'Every 6 hours'],
            ['nightly', 'Each night'],
          ]}
          value={form.every}
          choose={(every) => change({ every })}
        />
        {form.every === 'nightly' ? (
          <div style={{ maxWidth: 160 }}>
            <TypedField label="At" value={form.time} type="time" write={(time) => change({ time })} />
          </div>
        ) : null}
        <Flex gap={3} align="center" wrap="wrap">
          <ActButton type="submit" text={isBusy ? 'Fetching…' : 'Try it now'} disabled={isBusy} />
          <Button mode="bleed" fontSize={1} padding={3} text="Cancel" onClick={leave} />
        </Flex>
      </Stack>
    </form>
  )
}

const pickForm = (source: NonNullable<StockSourcing['source']>): SourceForm => ({
  address: source.address,
  every: source.every,
  time: source.time,
  signIn: source.signIn,
  signInName: source.signInName,
  secret: '',
})

function SecretFields({
  form: { signIn, signInName, secret },
  change,
  isSet,
}: {
  form: SourceForm
  change: (part: Partial<SourceForm>) => void
  isSet: boolean
}) {
  const [name, value] = signIn === 'header' ? ['Header', 'Its value'] : ['User name', 'Password']
  return (
    <Fields>
      <TypedField label={name} value={signInName} write={(next) => change({ signInName: next })} />
      <TypedField
        label={isSet ? `${value} (set; leave empty to keep it)` : value}
        value={secret}
        type="password"
        write={(next) => change({ secret: next })}
      />
    </Fields>
  )
}

function Choice<Value extends string>({
  label,
  options,
  value,
  choose,
}: {
  label: ReactNode
  options: readonly (readonly [Value, string])[]
  value: Value
  choose: (value: Value) => void
}) {
  const name = useId()
  return (
    <Group>
      <Text as="legend" size={1} weight="medium">
        {label}
      </Text>
      <Flex gap={4} wrap="wrap">
        {options.map(([option, words]) => (
          <label key={option} htmlFor={`${name}-${option}`}>
            <Radio
              id={`${name}-${option}`}
              name={name}
              value={option}
              checked={option === value}
              onChange={() => choose(option)}
            />
            <Text size={1}>{words}</Text>
          </label>
        ))}
      </Flex>
    </Group>
  )
}
