import { styled } from 'styled-components'
import { Field } from '../sites/new-dealer/field.tsx'

interface ColourFieldProps {
  readonly label: string
  /** As it is typed; '' for the platform's. */
  readonly value: string
  /** What is worn without one. */
  readonly fallback: string
  readonly good: string | undefined
  readonly onChange: (colour: string) => void
}

const HEX = /^#[0-9a-f]{6}$/i

/** A colour, typed or chosen from a palette. */
export function ColourField({ label, value, fallback, good, onChange }: ColourFieldProps) {
  const isWrong = value !== '' && !HEX.test(value)
  const shown = HEX.test(value) ? value : fallback
  return (
    <Field
      label={label}
      value={value}
      placeholder={fallback}
      onChange={onChange}
      problem={isWrong ? 'Write the colour as # and six digits, for example #1c6a70.' : undefined}
      good={isWrong ? undefined : good}
      prefix={
        <Well
          type="color"
          aria-label={`${label}, chosen from a palette`}
          value={shown}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  )
}

const Well = styled.input`
  flex: none;
  width: 38px;
  height: 38px;
  padding: 0;
  border: 1px solid var(--card-border-color);
  border-radius: 4px;
  background: none;
  cursor: pointer;
  &::-webkit-color-swatch-wrapper { padding: 0; }
  &::-webkit-color-swatch { border: 0; border-radius: 3px; }
  &:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: 2px; }
`
