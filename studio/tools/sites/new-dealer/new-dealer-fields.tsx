import { AUSTRALIAN_STATES } from '@forecourt/schemas/contract'
import { VEHICLE_KINDS, type VehicleKind, zoneOfPlace } from '@forecourt/tenants/lifecycle'
import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { Grid, Stack } from '@sanity/ui'
import { styled } from 'styled-components'
import { getSiteOrigin } from '../../../settings/settings.ts'
import { useStudioSettings } from '../../../settings/settings-context.ts'
import { Field, Problem } from './field.tsx'
import { formatSlug, stateOf, templateOf } from './new-dealer.ts'
import { TemplateChoice } from './template-choice.tsx'
import type { NewDealerForm } from './use-new-dealer.ts'

const KIND_WORDS: Readonly<Record<VehicleKind, string>> = {
  cars: 'Cars and utes',
  motorcycles: 'Motorcycles',
  trucks: 'Trucks',
  caravans: 'Caravans',
}

/** What only a person can say of a new dealer; the rest follows from it. */
export function NewDealerFields({ form, change, problems, marksMissing }: NewDealerForm) {
  const { siteOrigin } = useStudioSettings()
  const slug = formatSlug(form)
  return (
    <>
      <Field
        label="Name"
        autoFocus
        value={form.name}
        onChange={(name) => change({ name })}
        problem={problems.name}
        marksMissing={marksMissing}
        good={form.name.trim() && !problems.name ? 'No other dealer’s called that' : undefined}
        placeholder="Saltbush Automotive"
      />
      <Field
        label="Address while it’s being set up"
        value={slug}
        onChange={(next) => change({ slug: next })}
        problem={problems.slug}
        marksMissing={marksMissing}
        good={
          slug && !problems.slug
            ? `Free: ${getSiteOrigin(siteOrigin, slug).replace(/^https?:\/\//, '')}`
            : undefined
        }
        help="The dealer’s own address comes in Set up. This one stays: stock and people’s roles are named by it."
      />
      <Kinds value={form.sells} onChange={(sells) => change({ sells })} />
      {marksMissing && problems.sells ? <Problem>{problems.sells}</Problem> : null}
      <Grid gridTemplateColumns={2} gap={4}>
        <Field
          label="Town or suburb"
          value={form.town}
          onChange={(town) => change({ town })}
          problem={problems.town}
          marksMissing={marksMissing}
          placeholder="Mildura"
        />
        <Field
          label="Postcode"
          value={form.postcode}
          onChange={(postcode) => change({ postcode })}
          problem={form.postcode.trim().length < 4 && !marksMissing ? undefined : problems.postcode}
          marksMissing={marksMissing}
          good={formatPlace(form)}
          help="Gives the state, its time and its public holidays"
        />
      </Grid>
      <TemplateChoice value={templateOf(form)} onChange={(template) => change({ template })} />
    </>
  )
}

/** 'In Victoria, so Melbourne time' */
function formatPlace(form: NewDealerForm['form']): string | undefined {
  const code = stateOf(form)
  const state = AUSTRALIAN_STATES.find((one) => one.code === code)
  if (code === null || !state) return undefined
  const [, city = ''] = zoneOfPlace({ state: code, postcode: form.postcode }).split('/')
  return `In ${state.name}, so ${city.replaceAll('_', ' ')} time`
}

function Kinds({
  value,
  onChange,
}: {
  value: readonly VehicleKind[]
  onChange: (kinds: VehicleKind[]) => void
}) {
  const press = (kind: VehicleKind) =>
    onChange(VEHICLE_KINDS.filter((one) => (one === kind ? !value.includes(one) : value.includes(one))))
  return (
    <Stack gap={3} as="fieldset" style={{ border: 0, margin: 0, padding: 0 }}>
      <Legend>It sells</Legend>
      <Pills>
        {VEHICLE_KINDS.map((kind) => (
          <Pill key={kind} type="button" aria-pressed={value.includes(kind)} onClick={() => press(kind)}>
            {value.includes(kind) ? <CheckmarkIcon /> : null}
            {KIND_WORDS[kind]}
          </Pill>
        ))}
      </Pills>
    </Stack>
  )
}

const Legend = styled.legend`
  padding: 0 0 10px;
  font: 500 13px/1.2 var(--forecourt-font, Inter, sans-serif);
`
const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 34px;
  padding: 0 14px;
  border: 1px solid var(--card-border-color);
  border-radius: 17px;
  background: var(--card-bg-color);
  color: inherit;
  font: 500 13px/1 var(--forecourt-font, Inter, sans-serif);
  cursor: pointer;
  &[aria-pressed='true'] { border-color: var(--card-focus-ring-color); box-shadow: inset 0 0 0 1px var(--card-focus-ring-color); }
  &:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: 2px; }
`
