import { Card, Text } from '@sanity/ui'
import { useColorSchemeValue } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { kindRules } from '../calendar/calendar-styles.ts'
import { KIND_LOOKS } from '../calendar/kinds.ts'
import { DAYS, type DayBar, stripDays } from './day-bars.ts'
import { EmptyCard, Plain, Section } from './parts.tsx'
import { HeadingLink } from './place-link.tsx'

const MOST = 12

const Strip = styled.div<{ $scheme: 'light' | 'dark' }>`
  ${({ $scheme }) => kindRules($scheme)}
  display: grid;
  grid-template-columns: repeat(${DAYS}, minmax(0, 1fr));
  font: 400 12.5px/1.4 inherit;
  @media (max-width: 600px) { display: block; }
`
const Day = styled.span<{ $weekend: boolean }>`
  padding: 0 0 8px 6px;
  border-left: 1px solid var(--card-border-color);
  color: ${({ $weekend }) => ($weekend ? 'var(--card-muted-fg-color)' : 'inherit')};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  & small { display: block; font-weight: 400; color: var(--card-muted-fg-color); }
  @media (max-width: 600px) { display: none; }
`
const Rows = styled(Plain)`
  grid-column: 1 / -1;
  display: grid;
  gap: 6px;
  @media (max-width: 600px) { grid-template-columns: minmax(0, 1fr); }
`
const Row = styled.li`
  display: grid;
  grid-template-columns: repeat(${DAYS}, minmax(0, 1fr));
  background: repeating-linear-gradient(
    to right, var(--card-border-color) 0 1px, transparent 1px calc(100% / ${DAYS})
  );
  @media (max-width: 600px) { display: block; background: none; }
`
const Bar = styled.a<{ $draft: boolean; $more: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: 28px;
  padding: 0 8px;
  border-radius: ${({ $more }) => ($more ? '3px 0 0 3px' : '3px')};
  background-color: var(--k);
  color: var(--kf);
  text-decoration: none;
  font-size: 12.5px;
  ${({ $draft }) =>
    $draft
      ? 'background-image: repeating-linear-gradient(135deg, transparent 0 6px, var(--card-bg-color) 6px 8px);'
      : ''}
  &:hover b { text-decoration: underline; }
  &:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: 2px; }
  & b { flex: 0 1 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 500; }
  & em { flex: none; margin-left: auto; font-style: normal; white-space: nowrap; }
  @media (max-width: 600px) { min-height: 44px; }
`

const Heard = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** When a short bar starts or ends: there is room for it only where bars are lines of a list. */
const Brief = styled(Heard)`
  @media (max-width: 600px) { position: static; flex: none; width: auto; height: auto; margin-left: auto; clip-path: none; }
`

/** What runs on a site in the next fourteen days, as bars from left to right; on a phone as a list. */
export function NextDays({
  title = 'The next 14 days',
  bars,
  today,
  site,
  zone,
}: {
  title?: string
  bars: readonly DayBar[]
  today: string
  site: string
  zone: string
}) {
  const starting = bars.filter(({ starts }) => starts).length
  const ending = bars.filter(({ ends }) => ends).length
  const scheme = useColorSchemeValue()
  return (
    <Section
      title={title}
      note={bars.length > 0 ? `${starting} start, ${ending} end, ${zone}` : undefined}
      end={<HeadingLink tool="calendar" site={site} words="Calendar" />}
    >
      {bars.length === 0 ? (
        <EmptyCard>Nothing runs in the next 14 days: no offer, tile, banner or popup.</EmptyCard>
      ) : (
        <Card border radius={2} padding={3}>
          <Strip $scheme={scheme}>
            {stripDays(today).map(({ date, letter, number, weekend }) => (
              <Day key={date} $weekend={weekend} aria-hidden="true">
                <small>{letter}</small>
                {number}
              </Day>
            ))}
            <Rows aria-label={title}>
              {bars.slice(0, MOST).map((bar) => (
                <BarRow key={`${bar.showing.id} ${bar.showing.path ?? ''}`} bar={bar} />
              ))}
            </Rows>
          </Strip>
          {bars.length > MOST ? (
            <Card paddingTop={3}>
              <Text size={1} muted>
                and {bars.length - MOST} more that run on
              </Text>
            </Card>
          ) : null}
        </Card>
      )}
    </Section>
  )
}

function BarRow({ bar }: { bar: DayBar }) {
  const { showing, from, until, more, words } = bar
  const word = KIND_LOOKS[showing.kind].one
  const { href, onClick } = useIntentLink({
    intent: 'edit',
    params: { id: showing.id, type: showing.type, ...(showing.path ? { path: showing.path } : {}) },
  })
  return (
    <Row>
      <Bar
        data-kind={showing.kind}
        href={href}
        onClick={onClick}
        title={`${word}: ${showing.title}, ${words}`}
        $draft={showing.draft}
        $more={more}
        style={{ gridColumn: `${from} / ${until + 1}` }}
      >
        <Heard>{word}</Heard>
        <b>{showing.title}</b>
        {until - from > 2 ? <em>{words}</em> : <Brief>{words}</Brief>}
      </Bar>
    </Row>
  )
}
