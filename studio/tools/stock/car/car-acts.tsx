import { MOST_ACT_WORDS, type StaffCarPage } from '@forecourt/schemas/contract'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { PinIcon } from '@sanity/icons/Pin'
import { TagIcon } from '@sanity/icons/Tag'
import { Button, Card, Flex, Radio, Stack, Text, TextInput } from '@sanity/ui'
import { type ReactNode, useId, useState } from 'react'
import { ActRow } from './act-row.tsx'
import { formatFileState, formatSet, type Telling } from './car-text.ts'
import { type End, EndChoice, firstEnd } from './end-choice.tsx'
import type { ChangeCar } from './use-car.ts'

/** As it is written on the button; another reason can be typed. */
const WHYS = ['Just sold', 'On a test drive', 'In the workshop', 'Price is wrong']

type ActProps = { page: StaffCarPage; telling: Telling; change: ChangeCar }
type Act = 'hide' | 'sale' | 'pin' | 'tag'

/** What can be done with a car, one open at a time. */
export function CarActsPanel(props: ActProps) {
  const [open, setOpen] = useState<Act | null>(null)
  const { page, telling } = props
  const { hide, pin, tag } = page.set
  const row = (act: Act) => ({
    isOpen: open === act,
    onToggle: () => setOpen((before) => (before === act ? null : act)),
  })
  const change: ChangeCar = async (fields, done) => {
    const isDone = await props.change(fields, done)
    if (isDone) setOpen(null)
    return isDone
  }
  const act = { page, telling, change }
  return (
    <Card border radius={2} as="section" aria-label="Change it">
      {hide ? (
        <ActRow
          icon={EyeOpenIcon}
          title="Show it again"
          state={hide.until ? `Now, or ${formatSet(hide, telling).split(',')[0]} by itself` : 'Now'}
          {...row('hide')}
        >
          <BackButton act="hide" text="Show it again now" done="It’s back on the site" change={change} />
        </ActRow>
      ) : (
        <ActRow
          icon={EyeClosedIcon}
          title="Hide it"
          state="Off the site, comes back when you say"
          {...row('hide')}
        >
          <HideForm {...act} />
        </ActRow>
      )}
      <ActRow
        icon={CheckmarkCircleIcon}
        title="Reserved or sold"
        state={formatSale(page, telling)}
        {...row('sale')}
      >
        <SaleForm {...act} />
      </ActRow>
      <ActRow
        icon={PinIcon}
        title={pin ? 'Pinned to the first page' : 'Pin to the first page'}
        state={pin ? formatSet(pin, telling) : 'First in its row'}
        {...row('pin')}
      >
        {pin ? (
          <BackButton act="pin" text="Take the pin off" done="It’s no longer pinned" change={change} />
        ) : (
          <PinForm {...act} />
        )}
      </ActRow>
      <ActRow
        icon={TagIcon}
        title="Tag on its card"
        state={
          tag
            ? `“${tag.words}”. ${formatSet(tag, telling)}`
            : page.file.tag
              ? `The file says “${page.file.tag}”`
              : 'None'
        }
        {...row('tag')}
      >
        {tag ? (
          <BackButton act="tag" text="Take the tag off" done="The tag is off" change={change} />
        ) : (
          <TagForm {...act} />
        )}
      </ActRow>
    </Card>
  )
}

function formatSale({ set: { sale }, ...page }: StaffCarPage, telling: Telling): string {
  const file = formatFileState({ ...page, set: {} }, telling)
  if (!sale) return file
  const words = { reserved: 'Reserved', sold: 'Sold', gone: 'Sold, taken off' }[sale.state]
  return `${words} here. ${formatSet(sale, telling)}. ${file}`
}

/** Takes back what is set. */
export function BackButton({
  act,
  text,
  done,
  change,
}: {
  act: string
  text: string
  done: string
  change: ChangeCar
}) {
  return <DoButton text={text} fields={{ do: 'back', act }} done={done} change={change} />
}

function DoButton({ text, fields, done, change }: Deed & { change: ChangeCar }) {
  const [busy, setBusy] = useState(false)
  const act = async () => {
    if (fields === null) return
    setBusy(true)
    await change(fields, done)
    setBusy(false)
  }
  return (
    <Button
      tone="primary"
      fontSize={1}
      padding={3}
      text={text}
      disabled={busy || fields === null}
      onClick={() => void act()}
    />
  )
}

const Form = ({ children }: { children: ReactNode }) => <Stack gap={4}>{children}</Stack>

function HideForm({ telling: { zone, now }, change }: ActProps) {
  const [why, setWhy] = useState('')
  const [end, setEnd] = useState<End>({ until: '', untilGone: true })
  return (
    <Form>
      <Flex gap={2} wrap="wrap" role="group" aria-label="Why">
        {WHYS.map((words) => (
          <Button
            key={words}
            mode={why === words ? 'default' : 'ghost'}
            tone={why === words ? 'primary' : 'default'}
            aria-pressed={why === words}
            fontSize={1}
            padding={3}
            text={words}
            onClick={() => setWhy(why === words ? '' : words)}
          />
        ))}
      </Flex>
      <TextInput
        fontSize={1}
        aria-label="Why, in your words"
        placeholder="Another reason"
        maxLength={MOST_ACT_WORDS.why}
        value={why}
        onChange={({ currentTarget }) => setWhy(currentTarget.value)}
      />
      <EndChoice
        zone={zone}
        now={now}
        gone="Until the file says it’s gone"
        open="Until I show it again"
        onChange={setEnd}
      />
      <DoButton
        text="Hide it"
        fields={end && { do: 'hide', why, until: end.until, ...(end.untilGone && { untilGone: 'true' }) }}
        done="It’s hidden"
        change={change}
      />
    </Form>
  )
}

type Sale = 'file' | 'reserved' | 'sold' | 'gone'

function SaleForm({ page, telling, change }: ActProps) {
  const group = useId()
  const { zone, now } = telling
  const [sale, setSale] = useState<Sale>(page.set.sale?.state ?? 'file')
  const [end, setEnd] = useState<End>(() => firstEnd(now, false))
  if (page.heldUntil !== null || page.file.state === 'sold')
    return (
      <Text size={1} muted>
        {formatFileState(page, telling)}. There’s nothing to change here.
      </Text>
    )
  const days = page.soldDays === 1 ? '1 day' : `${page.soldDays} days`
  const choices: readonly (readonly [Sale, string])[] = [
    ['file', `As the file says: ${page.file.state}`],
    ['reserved', 'Reserved'],
    ...(page.soldDays > 0 ? [['sold', `Sold, shown for ${days}`] as const] : []),
    ['gone', 'Sold, gone now'],
  ]
  return (
    <Form>
      <Stack gap={3} role="radiogroup" aria-label="Sale">
        {choices.map(([name, words]) => (
          <Flex as="label" key={name} align="center" gap={2} style={{ minHeight: 24 }}>
            <Radio name={group} value={name} checked={sale === name} onChange={() => setSale(name)} />
            <Text size={1}>{words}</Text>
          </Flex>
        ))}
      </Stack>
      {sale === 'reserved' ? (
        <>
          <EndChoice zone={zone} now={now} onChange={setEnd} />
          <Text size={1} muted>
            Says “Reserved” on the card. After that it’s for sale again, as the file says.
          </Text>
        </>
      ) : null}
      <DoButton {...saleButton(sale, end, page.set.sale !== undefined)} change={change} />
    </Form>
  )
}

/** What a button does; no fields while something is missing. */
type Deed = { text: string; done: string; fields: Readonly<Record<string, string>> | null }

function saleButton(sale: Sale, end: End, isSet: boolean): Deed {
  if (sale === 'file')
    return {
      text: 'As the file says',
      done: 'It’s as the file says again',
      fields: isSet ? { do: 'back', act: 'sale' } : null,
    }
  if (sale === 'reserved')
    return {
      text: 'Reserve it',
      done: 'It’s reserved',
      fields: end && { do: 'reserved', until: end.until },
    }
  return { text: 'Mark it sold', done: 'It’s marked sold', fields: { do: sale } }
}

function PinForm({ telling: { zone, now }, change }: ActProps) {
  const [end, setEnd] = useState<End>(() => firstEnd(now, true))
  return (
    <Form>
      <EndChoice zone={zone} now={now} open="Until I take it off" onChange={setEnd} />
      <DoButton
        text="Pin it"
        fields={end && { do: 'pin', until: end.until }}
        done="It’s pinned to the first page"
        change={change}
      />
    </Form>
  )
}

function TagForm({ telling: { zone, now }, change }: ActProps) {
  const [words, setWords] = useState('')
  const [end, setEnd] = useState<End>(() => firstEnd(now, true))
  const isGiven = words.trim() !== ''
  return (
    <Form>
      <TextInput
        fontSize={1}
        aria-label="Words of the tag"
        placeholder="Towing weekend"
        maxLength={MOST_ACT_WORDS.tag}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <EndChoice zone={zone} now={now} open="Until I take it off" onChange={setEnd} />
      <DoButton
        text="Tag it"
        fields={isGiven && end ? { do: 'tag', words, until: end.until } : null}
        done="It’s tagged"
        change={change}
      />
    </Form>
  )
}
