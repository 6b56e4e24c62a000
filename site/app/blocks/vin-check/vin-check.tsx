import { useState } from 'react'
import { ASKED } from '#app/http/route-handle.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Section } from '#app/ui/section.tsx'
import { BlockButtons } from '../block-buttons.tsx'
import { checkVin, type VinAnswer } from './check-vin.ts'
import type { VinCheckModel } from './vin-check.server.ts'
import './vin-check.css'

type Props = { block: VinCheckModel & { key: string } }

/** Whether a vehicle is part of a recall: the browser compares what is typed with the list, and sends nothing. */
export function VinCheckBlock({ block }: Props) {
  const { key, title, text, vehicle, ranges, typed, help } = block
  const [answer, setAnswer] = useState(block.answer)
  const id = `${key}-vin`
  const error = explain(answer)
  return (
    <Section id={key} title={title || 'Is yours part of a recall?'} text={text}>
      <div className="vin-check">
        <form
          action={`#${key}`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const field = event.currentTarget.elements.namedItem('vin') as HTMLInputElement
            const checked = checkVin(field.value, ranges)
            setAnswer(checked.is === 'nothing' ? { is: 'short', missing: 8 } : checked)
            if (explain(checked) || checked.is === 'nothing') field.focus()
          }}
        >
          <input type="hidden" name={ASKED} value={key} />
          <Field id={id} label="Last 8 of the VIN" hint={`${help} We don’t store it.`} error={error}>
            <div className="vin-check__line">
              <Input
                id={id}
                name="vin"
                className="vin-check__field"
                defaultValue={typed}
                maxLength={24}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
              />
              <Button type="submit">Check my {vehicle}</Button>
            </div>
          </Field>
        </form>
        <div role="status">
          <Answer block={block} answer={answer} />
        </div>
      </div>
    </Section>
  )
}

function explain(answer: VinAnswer): string {
  if (answer.is === 'short')
    return answer.missing === 8
      ? 'Type the last eight characters of the VIN.'
      : `That’s ${8 - answer.missing}. It takes the last eight characters.`
  if (answer.is === 'long') return 'A VIN has 17 characters. The last eight are enough.'
  if (answer.is === 'no-vin') return 'A VIN has no I, O or Q, and no symbols. Try 1 for I and 0 for O.'
  return ''
}

function Answer({ block, answer }: Props & { answer: VinAnswer }) {
  const { affectedText, clearText, listedOn, buttons } = block
  if (answer.is === 'affected')
    return (
      <div className="vin-check__answer" data-is="affected">
        <h3>Yes, yours is affected</h3>
        <p className="num">VIN ending {answer.end}</p>
        {affectedText ? <p>{affectedText}</p> : null}
        <BlockButtons buttons={buttons} />
      </div>
    )
  if (answer.is === 'clear')
    return (
      <div className="vin-check__answer" data-is="clear">
        <h3>No, yours isn’t affected</h3>
        <p className="num">
          VIN ending {answer.end} isn’t on the manufacturer’s list{listedOn ? ` of ${listedOn}` : ''}.
        </p>
        {clearText ? <p>{clearText}</p> : null}
      </div>
    )
  return null
}
