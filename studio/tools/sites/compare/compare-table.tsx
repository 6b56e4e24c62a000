import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { LockIcon } from '@sanity/icons/Lock'
import { UndoIcon } from '@sanity/icons/Undo'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ListedSite } from '../use-all-sites.ts'
import type { Row, Side } from './compare-sites.ts'
import { EMPTY_LABEL, sayValue } from './setting-value.ts'

interface CompareTableProps {
  readonly pair: readonly [ListedSite, ListedSite]
  readonly rows: readonly Row[]
  readonly names: Readonly<Record<string, string>>
  /** The heading above the two columns. */
  readonly heads: readonly ReactNode[]
  /** Gives rows values on a side: 0 or 1. */
  readonly onWrite: (side: number, values: readonly (readonly [Row, unknown])[]) => void
}

/** Settings in a row each under the headings of the form, with arrows between that copy a value over. */
export function CompareTable(props: CompareTableProps) {
  const { rows, heads } = props
  const groups = [...new Set(rows.map(({ setting }) => setting.group))]
  return (
    <Card border radius={3} overflow="hidden">
      <Grid>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Setting</span>
            </th>
            <th scope="col">{heads[0]}</th>
            <th scope="col">
              <span className="vh">Copy</span>
            </th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group}>
              <tr className="group">
                <th colSpan={4} scope="colgroup">
                  {group}
                </th>
              </tr>
              {rows
                .filter(({ setting }) => setting.group === group)
                .map((row) => (
                  <SettingRow key={row.setting.key} row={row} {...props} />
                ))}
            </Fragment>
          ))}
          {rows.length === 0 ? (
            <tr>
              <td colSpan={4}>
                <Text size={1} muted>
                  Nothing differs here.
                </Text>
              </td>
            </tr>
          ) : null}
        </tbody>
      </Grid>
    </Card>
  )
}

function SettingRow({ row, pair, names, onWrite }: CompareTableProps & { row: Row }) {
  const { setting, sides, isDifferent } = row
  const cell = (at: 0 | 1) => (
    <td className={sides[at].isChanged ? 'changed' : undefined}>
      <Value
        side={sides[at]}
        say={(value) => sayValue(value, setting.type, names)}
        undo={`Undo ${setting.title} on ${pair[at].name}`}
        onUndo={() => onWrite(at, [[row, sides[at].published]])}
      />
    </td>
  )
  const copy = (from: 0 | 1, to: 0 | 1) => (
    <Button
      mode="bleed"
      padding={2}
      icon={to === 1 ? ArrowRightIcon : ArrowLeftIcon}
      aria-label={`Copy ${setting.title} from ${pair[from].name} to ${pair[to].name}`}
      disabled={!isDifferent}
      onClick={() => onWrite(to, [[row, sides[from].next]])}
    />
  )
  return (
    <tr>
      <th scope="row">
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {setting.title}
          </Text>
          {setting.description ? <small>{setting.description}</small> : null}
        </Stack>
      </th>
      {cell(0)}
      <td className="copy">
        {setting.isOwn ? (
          <Text size={1} muted>
            <LockIcon aria-label="Never copied" role="img" />
          </Text>
        ) : (
          <Flex gap={1} justify="center">
            {copy(0, 1)}
            {copy(1, 0)}
          </Flex>
        )}
      </td>
      {cell(1)}
    </tr>
  )
}

interface ValueProps {
  readonly side: Side
  readonly say: (value: unknown) => string
  readonly undo: string
  readonly onUndo: () => void
}

function Value({ side, say, undo, onUndo }: ValueProps) {
  if (!side.isChanged) return <Said words={say(side.next)} value={side.next} />
  return (
    <Flex gap={2} align="flex-start">
      <Stack gap={2} flex={1}>
        <s>
          <Said words={say(side.published)} value={side.published} />
        </s>
        <Said words={say(side.next)} value={side.next} />
      </Stack>
      <Button mode="bleed" padding={2} icon={UndoIcon} aria-label={undo} onClick={onUndo} />
    </Flex>
  )
}

const COLOUR = /^#[0-9a-f]{6}$/i

function Said({ words, value }: { words: string; value: unknown }) {
  const isSwitch = typeof value === 'boolean'
  const isColour = typeof value === 'string' && COLOUR.test(value)
  return (
    <Text size={1} muted={words === EMPTY_LABEL || value === false}>
      {isSwitch ? <Dot aria-hidden="true" data-on={value} /> : null}
      {isColour ? <Colour aria-hidden="true" style={{ background: value }} /> : null}
      <Lines>{words}</Lines>
    </Text>
  )
}

const Dot = styled.i`
  display: inline-block;
  width: 7px;
  height: 7px;
  margin-right: 8px;
  border-radius: 50%;
  background: #8a8f98;
  vertical-align: 1px;
  &[data-on='true'] { background: #0b8a53; }
`
const Colour = styled.i`
  display: inline-block;
  width: 14px;
  height: 14px;
  margin-right: 8px;
  border-radius: 3px;
  box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.18);
  vertical-align: -2px;
`
const Lines = styled.span`
  display: -webkit-inline-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  vertical-align: top;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`
const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font: 400 13px/1.4 var(--forecourt-font, Inter, sans-serif);
  th, td { padding: 12px 16px; border-top: 1px solid var(--card-border-color); text-align: left; vertical-align: middle; font-weight: 400; }
  thead th { position: sticky; top: -20px; z-index: 1; border-top: 0; border-bottom: 1px solid var(--card-border-color); background: var(--card-bg-color); }
  thead th:first-child { width: 34%; }
  thead th:nth-child(3), .copy { width: 96px; padding-inline: 6px; text-align: center; }
  .group th { padding-block: 9px; background: var(--card-muted-bg-color, #f6f7f9); color: var(--card-muted-fg-color); font-size: 12.5px; font-weight: 600; }
  .changed { background: color-mix(in srgb, var(--card-focus-ring-color) 12%, var(--card-bg-color)); }
  small { color: var(--card-muted-fg-color); font-size: 12.5px; }
  s { text-decoration: line-through; }
  .vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`
