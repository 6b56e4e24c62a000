import { styled } from 'styled-components'

const Row = styled.div`
  display: flex;
  gap: 8px;
  margin: 0 -16px;
  padding: 3px 16px;
  overflow-x: auto;
  scrollbar-width: none;
`
const Chip = styled.button`
  flex: none;
  min-height: 44px;
  padding: 0 16px;
  border: 1px solid var(--card-border-color);
  border-radius: 99px;
  background: var(--card-bg-color);
  color: var(--card-fg-color);
  font: 500 14px/1.2 var(--forecourt-font, Inter, system-ui, sans-serif);
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: var(--card-focus-ring-color);
    background: color-mix(in srgb, var(--card-focus-ring-color) 10%, var(--card-bg-color));
    color: var(--card-link-color);
  }
  &:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: 2px; }
`

type Choice = { value: string; words: string }

type ChipsProps = {
  label: string
  choices: readonly Choice[]
  chosen: string | null
  onChoose: (value: string) => void
}

/** One of a few, as large as a finger. */
export function Chips({ label, choices, chosen, onChoose }: ChipsProps) {
  return (
    <Row role="group" aria-label={label}>
      {choices.map(({ value, words }) => (
        <Chip key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {words}
        </Chip>
      ))}
    </Row>
  )
}
