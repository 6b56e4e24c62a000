import { DesktopIcon } from '@sanity/icons/Desktop'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ActButton } from '../../calendar/act-button.tsx'
import { MiniPage } from './mini-page.tsx'
import { NewDealerFields } from './new-dealer-fields.tsx'
import { useNewDealer } from './use-new-dealer.ts'

/** A new dealer in a few answers; everything else comes in Set up. */
export function NewDealerPage() {
  const dealer = useNewDealer()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    dealer.make()
    // After the render that shows them.
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <Whole onSubmit={submit} noValidate>
      <Columns>
        <Card as="main" padding={5} overflow="auto" ref={fields}>
          <Stack gap={5} style={{ maxWidth: 620 }}>
            <Stack gap={3}>
              <Heading as="h1" size={3}>
                A new dealer
              </Heading>
              <Text size={1} muted>
                A few answers make the site. Everything else comes in Set up, from you or from the dealer.
              </Text>
            </Stack>
            <NewDealerFields {...dealer} />
          </Stack>
        </Card>
        <AsYouType form={dealer.form} />
      </Columns>
      <Card borderTop paddingX={4} paddingY={3}>
        <Flex align="center" gap={3}>
          <Box flex={1}>
            <Text size={1} muted role="status">
              {dealer.error ?? 'Shoppers can’t see the site until it’s put live.'}
            </Text>
          </Box>
          <ActButton type="submit" fontSize={1} disabled={dealer.isBusy} text="Make the site" />
        </Flex>
      </Card>
    </Whole>
  )
}

function AsYouType({ form }: { form: Parameters<typeof MiniPage>[0]['form'] }) {
  const [phone, setPhone] = useState(false)
  return (
    <Card as="aside" borderLeft tone="transparent" padding={5} overflow="auto" aria-label="How it looks">
      <Stack gap={4}>
        <Flex align="center" justify="space-between">
          <Text as="h2" size={1} weight="semibold">
            As you type
          </Text>
          <Flex gap={1}>
            {[
              { name: 'Desktop', icon: DesktopIcon, isPhone: false },
              { name: 'Phone', icon: MobileDeviceIcon, isPhone: true },
            ].map(({ name, icon, isPhone }) => (
              <Button
                key={name}
                mode="bleed"
                padding={2}
                icon={icon}
                aria-label={name}
                selected={phone === isPhone}
                aria-pressed={phone === isPhone}
                onClick={() => setPhone(isPhone)}
              />
            ))}
          </Flex>
        </Flex>
        <MiniPage form={form} phone={phone} />
        <Text size={1} muted>
          Cars show here once we have your file.
        </Text>
      </Stack>
    </Card>
  )
}

const Whole = styled.form`
  display: flex;
  flex-direction: column;
  height: 100%;
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(420px, 5fr) minmax(0, 7fr);
  flex: 1;
  min-height: 0;
  & > * { min-height: 0; }
  @media (max-width: 900px) {
    display: block;
    overflow: auto;
    & > * { overflow: visible; }
  }
`
