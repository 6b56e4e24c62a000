import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { DesktopIcon } from '@sanity/icons/Desktop'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ActButton } from '../../calendar/act-button.tsx'
import { AddressStep } from './address-step.tsx'
import { FirstPage } from './first-page.tsx'
import { LocationsStep } from './locations-step.tsx'
import { LookStep } from './look-step.tsx'
import { MiniPage } from './mini-page.tsx'
import { NameStep } from './name-step.tsx'
import { STEPS } from './new-dealer.ts'
import { StockStep } from './stock-step.tsx'
import { type NewDealerForm, useNewDealer } from './use-new-dealer.ts'

/**
 * A new dealer in five steps, and its first page at the end.
 * @param props `made` is the slug of the dealer that was just made
 */
export function NewDealerPage(props: { readonly made: string | null }) {
  const dealer = useNewDealer(props.made)
  const { made, step } = dealer
  return (
    <Page>
      <Card borderBottom paddingX={4} paddingY={3}>
        <Flex align="center" gap={5} wrap="wrap">
          <Heading as="h1" size={1}>
            A new dealer
          </Heading>
          <Steps step={made ? STEPS.length : step} onGo={made ? null : dealer.go} />
        </Flex>
      </Card>
      {made ? <FirstPage form={made} onAnother={dealer.startAgain} /> : <Form {...dealer} />}
    </Page>
  )
}

function Steps({ step, onGo }: { step: number; onGo: ((step: number) => void) | null }) {
  return (
    <List aria-label="Steps">
      {STEPS.map((name, at) => (
        <li key={name} data-state={at < step ? 'done' : at === step ? 'on' : 'ahead'}>
          <button
            type="button"
            disabled={onGo === null || at > step}
            aria-current={at === step ? 'step' : undefined}
            onClick={() => onGo?.(at)}
          >
            <span>{at < step ? <CheckmarkIcon aria-label="Done:" /> : at + 1}</span>
            {name}
          </button>
        </li>
      ))}
    </List>
  )
}

function Form(dealer: NewDealerForm) {
  const { form, step, problems, marksMissing, isBusy, error, change, go, wordmark } = dealer
  const fields = useFirstField(step)
  const props = { form, change, problems, marksMissing }
  const next = STEPS[step + 1]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go(step + 1)
    focusProblem(fields.current)
  }
  return (
    <Whole onSubmit={submit} noValidate>
      <Columns>
        <Card
          as="section"
          borderRight
          padding={5}
          overflow="auto"
          aria-label={`Step ${step + 1}`}
          ref={fields}
        >
          <Stack gap={5} style={{ maxWidth: 620 }}>
            {step === 0 ? <NameStep {...props} /> : null}
            {step === 1 ? <AddressStep {...props} /> : null}
            {step === 2 ? <LookStep {...props} wordmark={wordmark} /> : null}
            {step === 3 ? <LocationsStep {...props} /> : null}
            {step === 4 ? <StockStep {...props} /> : null}
          </Stack>
        </Card>
        <AsYouType dealer={dealer} />
      </Columns>
      <Card borderTop paddingX={4} paddingY={3}>
        <Flex align="center" gap={3}>
          <Button
            mode="ghost"
            fontSize={1}
            text="Back"
            disabled={step === 0 || isBusy}
            onClick={() => go(step - 1)}
          />
          <Box flex={1}>
            <Text size={1} muted role="status">
              {error ?? `Step ${step + 1} of ${STEPS.length}. No one can see this site yet.`}
            </Text>
          </Box>
          <ActButton
            type="submit"
            fontSize={1}
            disabled={isBusy}
            text={next ? `Next: ${next.toLowerCase()}` : 'Make the site'}
          />
        </Flex>
      </Card>
    </Whole>
  )
}

function AsYouType({ dealer: { form, wordmark } }: { dealer: NewDealerForm }) {
  const [phone, setPhone] = useState(false)
  return (
    <Card as="section" tone="transparent" padding={5} overflow="auto" aria-label="How it looks">
      <Stack gap={4}>
        <Flex align="center" justify="space-between">
          <Text as="h2" size={1} weight="semibold">
            As you type
          </Text>
          <Flex gap={1}>
            <Button
              mode="bleed"
              padding={2}
              icon={DesktopIcon}
              aria-label="Desktop"
              selected={!phone}
              aria-pressed={!phone}
              onClick={() => setPhone(false)}
            />
            <Button
              mode="bleed"
              padding={2}
              icon={MobileDeviceIcon}
              aria-label="Phone"
              selected={phone}
              aria-pressed={phone}
              onClick={() => setPhone(true)}
            />
          </Flex>
        </Flex>
        <MiniPage form={form} logo={wordmark.address} phone={phone} />
        <Text size={1} muted>
          Cars show here once we have your file.
        </Text>
      </Stack>
    </Card>
  )
}

/** Gives each step's first field the focus. */
function useFirstField(step: number) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    fields.current?.scrollTo(0, 0)
    fields.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [step])
  return fields
}

/** After the render that shows them. */
function focusProblem(fields: HTMLElement | null): void {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}

const Page = styled.main`
  display: flex;
  flex-direction: column;
  height: 100%;
`
const Whole = styled.form`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(420px, 5fr) minmax(0, 7fr);
  flex: 1;
  min-height: 0;
  & > * { min-height: 0; }
`
const List = styled.ol`
  display: flex;
  gap: 26px;
  margin: 0;
  padding: 0;
  list-style: none;
  font: 400 13px/1 var(--forecourt-font, Inter, sans-serif);
  button { display: flex; align-items: center; gap: 8px; padding: 4px; border: 0; border-radius: 4px; background: none; color: inherit; font: inherit; cursor: pointer; }
  button:disabled { cursor: default; }
  button:focus-visible { outline: 2px solid var(--card-focus-ring-color); }
  span { display: grid; place-items: center; width: 24px; height: 24px; border: 1px solid var(--card-border-color); border-radius: 50%; font-size: 12px; font-variant-numeric: tabular-nums; }
  [data-state='on'] { font-weight: 600; }
  [data-state='on'] span { border-color: transparent; background: #4351d6; color: #fff; }
  [data-state='done'] span { border-color: #9fd6b8; background: #e8f6ee; color: #0b6b43; }
  @media (max-width: 1100px) { gap: 10px; }
`
