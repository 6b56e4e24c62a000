import { AUSTRALIAN_STATES, parseHours, printHours, type StateCode } from '@forecourt/schemas/contract'
import { zoneOfState } from '@forecourt/tenants/lifecycle'
import { AddIcon } from '@sanity/icons/Add'
import { Button, Card, Flex, Grid, Select, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { Field, StepHead } from './field.tsx'
import { newPlace, type PlaceForm } from './new-dealer.ts'
import type { StepProps } from './step-props.ts'

const HOURS = [
  ['workdays', 'Monday – Friday'],
  ['saturday', 'Saturday'],
  ['sunday', 'Sunday'],
] as const

/** Where the dealer is: one place or several, each with its hours. The first is the main one. */
export function LocationsStep({ form, change, problems, marksMissing }: StepProps) {
  const { places } = form
  const last = places.at(-1)
  const write = (key: string, fields: Partial<PlaceForm>) =>
    change({ places: places.map((place) => (place.key === key ? { ...place, ...fields } : place)) })
  return (
    <>
      <StepHead title="Where are its yards?">
        Public holidays of the state are closed for the next twelve months, until somebody writes other hours.
      </StepHead>
      {places.map((place, at) => (
        <Place
          key={place.key}
          place={place}
          problems={problems}
          marksMissing={marksMissing}
          title={at === 0 ? 'Main location' : `Location ${at + 1}`}
          isFirst={at === 0}
          write={(fields) => write(place.key, fields)}
          remove={at === 0 ? null : () => change({ places: places.filter((one) => one !== place) })}
        />
      ))}
      <Flex>
        <Button
          mode="ghost"
          icon={AddIcon}
          fontSize={1}
          text="Another location"
          onClick={() => change({ places: [...places, newPlace(crypto.randomUUID(), last?.state)] })}
        />
      </Flex>
    </>
  )
}

interface PlaceProps extends Pick<StepProps, 'problems' | 'marksMissing'> {
  readonly place: PlaceForm
  readonly title: string
  readonly isFirst: boolean
  readonly write: (fields: Partial<PlaceForm>) => void
  readonly remove: (() => void) | null
}

function Place({ place, title, isFirst, problems, marksMissing, write, remove }: PlaceProps) {
  const heading = useId()
  const { key } = place
  return (
    <Card border radius={2} padding={4} as="section" aria-labelledby={heading}>
      <Stack gap={4}>
        <Flex align="center" justify="space-between">
          <Text as="h3" size={1} weight="semibold" id={heading}>
            {title}
          </Text>
          {remove ? <Button mode="bleed" fontSize={1} padding={2} text="Take away" onClick={remove} /> : null}
        </Flex>
        <Field
          label="Name of the location"
          autoFocus={isFirst}
          value={place.name}
          onChange={(name) => write({ name })}
          problem={problems[`${key}-name`]}
          marksMissing={marksMissing}
          placeholder="Mildura"
        />
        <Field label="Street" optional value={place.street} onChange={(street) => write({ street })} />
        <Grid gridTemplateColumns={2} gap={4}>
          <Field label="Suburb or city" optional value={place.city} onChange={(city) => write({ city })} />
          <Field
            label="Postcode"
            optional
            value={place.postcode}
            onChange={(postcode) => write({ postcode: postcode.trim() })}
            problem={problems[`${key}-postcode`]}
          />
          <State value={place.state} onChange={(state) => write({ state })} />
          <Field label="Phone" optional value={place.phone} onChange={(phone) => write({ phone })} />
        </Grid>
        <Grid gridTemplateColumns={3} gap={4}>
          {HOURS.map(([name, label]) => (
            <Field
              key={name}
              label={label}
              value={place[name]}
              onChange={(text) => write({ [name]: text })}
              problem={problems[`${key}-${name}`]}
              marksMissing={marksMissing}
              good={formatReading(place[name])}
            />
          ))}
        </Grid>
      </Stack>
    </Card>
  )
}

function formatReading(text: string): string | undefined {
  const read = parseHours(text)
  return 'hours' in read ? printHours(read.hours) : undefined
}

function State({ value, onChange }: { value: StateCode; onChange: (state: StateCode) => void }) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        State
      </Text>
      <Select
        id={id}
        fontSize={2}
        padding={3}
        value={value}
        aria-describedby={`${id}-zone`}
        onChange={(event) => onChange(event.currentTarget.value as StateCode)}
      >
        {AUSTRALIAN_STATES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Text size={1} muted id={`${id}-zone`}>
        {zoneOfState(value).split('/')[1]} time
      </Text>
    </Stack>
  )
}
