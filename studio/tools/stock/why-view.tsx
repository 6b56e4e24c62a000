import { STAFF_API, type StaffCars, staffCars } from '@forecourt/schemas/contract'
import { SearchIcon } from '@sanity/icons/Search'
import { Badge, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useVehicleWords, type VehicleWords } from '../../access/vehicle-words.tsx'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { useSlashKey } from '../../site-api/use-slash-key.ts'
import { CarAnswer } from './car-answer.tsx'

/** As many as the site answers. */
const MOST_FOUND = 20
const TYPING_MS = 250
const AGAIN_MS = 60_000

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(260px, 380px) minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  @media (max-width: 720px) { grid-template-columns: minmax(0, 1fr); }
`
const Found = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`
const Choose = styled.button`
  all: unset;
  box-sizing: border-box;
  display: block;
  width: 100%;
  padding: 10px 12px;
  cursor: pointer;
  &:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: -2px; }
`

/** Finds a car by words or stock number and says why it is on the site or not. `asked` is what it begins with. */
export function WhyView({ asked, site, now }: { asked: string; site: StudioSite; now: string }) {
  const named = useVehicleWords()
  const [typed, setTyped] = useState(asked)
  const [words, setWords] = useState(asked)
  const [chosen, setChosen] = useState('')
  const input = useSlashKey()
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => setChosen(''), [words])
  const path = words === '' ? STAFF_API.stockCars : `${STAFF_API.stockCars}?${new URLSearchParams({ words })}`
  const answer = useSiteAnswer(site, path, (each) => staffCars.parse(each), AGAIN_MS)
  const cars = answer.path === '' ? undefined : answer.value?.cars
  const isCurrent = answer.path === path
  const number = chooseNumber(cars, { words, chosen, isCurrent })
  return (
    <Stack gap={4}>
      <Heading as="h1" size={3}>
        Why isn’t my {named.one} live?
      </Heading>
      <TextInput
        ref={input}
        type="search"
        icon={SearchIcon}
        fontSize={2}
        padding={4}
        value={typed}
        aria-label="Stock number, make or model"
        placeholder="Stock number, make or model"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Text size={1} muted>
        Type a stock number, make or model. You’ll see each step on its way to the site, and where it stopped.
      </Text>
      <ErrorNotice
        what="The list"
        error={answer.error}
        from={null}
        zone={site.timeZone}
        again={answer.refresh}
      />
      <Columns>
        <CarsFound cars={cars} words={words} number={number} onChoose={setChosen} />
        {number ? <CarAnswer key={number} number={number} site={site} now={now} /> : null}
      </Columns>
    </Stack>
  )
}

/** The car that is asked about: the chosen one, else the first found; what was typed where nothing is. */
function chooseNumber(
  cars: StaffCars['cars'] | undefined,
  { words, chosen, isCurrent }: { words: string; chosen: string; isCurrent: boolean },
): string {
  if (chosen) return chosen
  if (!cars || !isCurrent) return ''
  return cars[0]?.stockNumber ?? words
}

function CarsFound({
  cars,
  words,
  number,
  onChoose,
}: {
  cars: StaffCars['cars'] | undefined
  words: string
  number: string
  onChoose: (number: string) => void
}) {
  const named = useVehicleWords()
  if (!cars)
    return <Card padding={5} tone="transparent" aria-busy="true" aria-label="Being read" role="status" />
  return (
    <Stack gap={3}>
      <Text size={1} muted role="status">
        {words === '' ? formatNotLive(cars.length, named) : formatFound(cars.length, named)}
      </Text>
      <Found aria-label="Found">
        {cars.map(({ stockNumber, name, live }) => (
          <Card
            as="li"
            key={stockNumber}
            radius={2}
            tone={stockNumber === number ? 'primary' : 'transparent'}
          >
            <Choose
              type="button"
              aria-current={stockNumber === number ? 'true' : undefined}
              onClick={() => onChoose(stockNumber)}
            >
              <Flex align="center" gap={3}>
                <Stack gap={2} flex={1}>
                  <Text size={1} weight="medium">
                    {name || stockNumber}
                  </Text>
                  {name ? (
                    <Text size={1} muted>
                      {stockNumber}
                    </Text>
                  ) : null}
                </Stack>
                <Badge tone={live ? 'positive' : 'critical'}>{live ? 'Live' : 'Not live'}</Badge>
              </Flex>
            </Choose>
          </Card>
        ))}
      </Found>
    </Stack>
  )
}

function formatNotLive(count: number, named: VehicleWords): string {
  if (count === 0) return 'All your stock is on the site.'
  if (count >= MOST_FOUND) return `The first ${count} that aren’t on the site`
  return `${named.count(count)} ${count === 1 ? 'isn’t' : 'aren’t'} on the site`
}

function formatFound(count: number, named: VehicleWords): string {
  if (count === 0) return 'No matches. Here’s what we know about it as a stock number.'
  if (count >= MOST_FOUND) return `The first ${count} matches, those not on the site first`
  return count === 1 ? '1 match' : `${named.count(count)} match, those not on the site first`
}
