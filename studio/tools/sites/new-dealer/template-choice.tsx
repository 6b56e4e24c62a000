import { TEMPLATE_NAMES, type TemplateName, templateDefinition } from '@forecourt/schemas/contract'
import { styled } from 'styled-components'
import { drawnLook } from './drawn-look.ts'
import { TEMPLATE_WORDS } from './template-words.ts'

/** The kinds of site, each with a small picture of its colours. Arrow keys choose, as between radio buttons. */
export function TemplateChoice({
  value,
  onChange,
}: {
  value: TemplateName
  onChange: (template: TemplateName) => void
}) {
  return (
    <Choices>
      <legend>Start from</legend>
      {TEMPLATE_NAMES.map((name) => (
        <Choice key={name}>
          <input
            type="radio"
            name="template"
            value={name}
            checked={name === value}
            onChange={() => onChange(name)}
          />
          <Thumb template={name} />
          <span>
            {TEMPLATE_WORDS[name][0]}
            <small>{TEMPLATE_WORDS[name][1]}</small>
          </span>
        </Choice>
      ))}
    </Choices>
  )
}

function Thumb({ template }: { template: TemplateName }) {
  const { tokens, header, front } = drawnLook(template, templateDefinition(template).colours)
  return (
    <Picture aria-hidden="true" style={{ background: tokens.surface, borderColor: tokens.line }}>
      <i style={{ background: header.background, borderColor: tokens.line }} />
      <b style={{ background: front.background }} />
      {['one', 'two', 'three'].map((card) => (
        <u key={card} style={{ background: tokens.studio, borderColor: tokens.line }} />
      ))}
    </Picture>
  )
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0 0 10px; font: 500 13px/1.2 var(--forecourt-font, Inter, sans-serif); }
`
const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px;
  border: 1px solid var(--card-border-color);
  border-radius: 5px;
  background: var(--card-bg-color);
  font: 500 14px/1.3 var(--forecourt-font, Inter, sans-serif);
  cursor: pointer;
  small { display: block; margin-top: 3px; color: var(--card-muted-fg-color); font-size: 12.5px; font-weight: 400; }
  input { position: absolute; opacity: 0; }
  &:hover { border-color: var(--card-muted-fg-color); }
  &:has(input:checked) { border-color: transparent; box-shadow: 0 0 0 2px var(--card-focus-ring-color); }
  &:has(input:focus-visible) { outline: 2px solid var(--card-focus-ring-color); outline-offset: 3px; }
`
const Picture = styled.span`
  flex: none;
  display: grid;
  grid-template: 8px 18px 11px / repeat(3, 1fr);
  row-gap: 0;
  column-gap: 2px;
  width: 62px;
  overflow: hidden;
  border: 1px solid;
  border-radius: 3px;
  i, b { grid-column: 1 / -1; }
  i { border-bottom: 1px solid; }
  u { margin: 2px; border: 1px solid; border-radius: 1px; text-decoration: none; }
`
