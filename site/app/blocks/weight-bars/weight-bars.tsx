import { formatKg } from '#app/domain/words/measures.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { BlockButtons } from '../block-buttons.tsx'
import { BlockForm, useForm } from '../block-form.tsx'
import { ChoiceTile, ChoiceTiles } from '../choice-tile.tsx'
import { WeightBar, WeightKey } from '../weight-bar.tsx'
import { scaleEnd, tickedParts } from './weigh-parts.ts'
import type { WeightBarsModel } from './weight-bars.server.ts'

/** What a vehicle weighs with what is fitted, before and after a GVM upgrade. */
export function WeightBarsBlock({ block }: { block: WeightBarsModel & { key: string } }) {
  const { key, title, text, vehicle, kerbKg, beforeKg, afterKg, parts, note, buttons } = block
  const { answer, update, form } = useForm(block.ticked, (fields) => tickedParts(parts, fields))
  const weights = [{ key: 'kerb', name: 'Empty, full tank', kg: kerbKg }, ...answer]
  const mostKg = scaleEnd(kerbKg, parts, [beforeKg, afterKg])
  return (
    <Section id={key} title={title || 'Load it up. Stay legal.'} text={text}>
      <div className="block-tool">
        <div className="block-tool__out" aria-live="polite">
          <WeightBar title="As it left the factory" parts={weights} limitKg={beforeKg} mostKg={mostKg} />
          <WeightBar title="With the upgrade" parts={weights} limitKg={afterKg} mostKg={mostKg} />
          <WeightKey parts={weights} />
          {note ? <p className="small muted">{note}</p> : null}
        </div>
        <BlockForm block={key} form={form} onAnswer={update}>
          <ChoiceTiles legend={vehicle || 'What goes on and in'}>
            {parts.map((part) => (
              <ChoiceTile
                key={part.key}
                type="checkbox"
                name="part"
                value={part.key}
                label={part.name}
                figure={formatKg(part.kg)}
                defaultChecked={block.ticked.some((ticked) => ticked.key === part.key)}
              />
            ))}
          </ChoiceTiles>
          <Button type="submit" look="line" className="no-js">
            Work it out
          </Button>
          <BlockButtons buttons={buttons} />
        </BlockForm>
      </div>
    </Section>
  )
}
