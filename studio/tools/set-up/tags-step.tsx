import {
  findTagProblem,
  normaliseTag,
  TAG_ASKS,
  TAG_NAMES,
  TAG_PROVIDERS,
  type TagAsks,
  type TagName,
} from '@forecourt/schemas/contract'
import { Card, Flex, Radio, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { styled } from 'styled-components'
import { Field } from '../sites/new-dealer/field.tsx'
import { saveSettings } from './save-settings.ts'
import { StepFrame, type StepProps } from './step-frame.tsx'
import { useSaving } from './use-saving.ts'

const ASKS: Readonly<Record<TagAsks, { readonly title: string; readonly help: string }>> = {
  first: {
    title: 'Ask first',
    help: 'A bar at the bottom with “Okay” and “No thanks”, the same size. Nothing loads before “Okay”.',
  },
  advanced: {
    title: 'Let Google count without cookies until they answer',
    help: 'Google’s consent mode. Pixels and call tracking always ask first.',
  },
}

type Ids = Readonly<Record<TagName, string>>

/** Measuring by others: ids, and when shoppers are asked. */
export function TagsStep({ site, facts }: StepProps) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const saving = useSaving()
  const stored = facts.content.settings?.tags
  const [ids, setIds] = useState(
    () => Object.fromEntries(TAG_NAMES.map((name) => [name, stored?.[name] ?? ''])) as Ids,
  )
  const [asks, setAsks] = useState<TagAsks>(stored?.asks ?? 'first')
  const isWrong = TAG_NAMES.some((name) => findTagProblem(name, ids[name]) !== null)
  const save = () => {
    const given = TAG_NAMES.filter((name) => ids[name].trim() !== '')
    const tags = given.length > 0 ? { ...toIds(given, ids), asks } : undefined
    return saving.save(() => saveSettings(client, site.id, { tags }))
  }
  return (
    <StepFrame
      site={site}
      facts={facts}
      id="tags"
      title="Tags"
      words="The site already counts what people look at, for Insights. Add these only if your agency or your ads need them."
      error={saving.error}
      isBusy={saving.isBusy || isWrong}
      save={save}
    >
      <Card as="ul" border radius={2} padding={0} style={{ listStyle: 'none' }}>
        {TAG_NAMES.map((name, at) => (
          <Card as="li" key={name} borderTop={at > 0} padding={4}>
            <TagField
              name={name}
              id={ids[name]}
              onChange={(id) => setIds((last) => ({ ...last, [name]: id }))}
            />
          </Card>
        ))}
      </Card>
      <Asking asks={asks} choose={setAsks} companies={listCompanies(ids)} />
    </StepFrame>
  )
}

function TagField({ name, id, onChange }: { name: TagName; id: string; onChange: (id: string) => void }) {
  const { title, help, example } = TAG_PROVIDERS[name]
  const problem = findTagProblem(name, id) ?? undefined
  return (
    <Field
      label={title}
      value={id}
      onChange={onChange}
      problem={problem}
      good={id.trim() !== '' && !problem ? 'Looks right' : undefined}
      help={help}
      placeholder={example}
    />
  )
}

const toIds = (names: readonly TagName[], ids: Ids) =>
  Object.fromEntries(names.map((name) => [name, normaliseTag(name, ids[name])]))

const listCompanies = (ids: Ids) => [
  ...new Set(TAG_NAMES.filter((name) => ids[name].trim() !== '').map((name) => TAG_PROVIDERS[name].company)),
]

interface AskingProps {
  readonly asks: TagAsks
  readonly choose: (asks: TagAsks) => void
  readonly companies: readonly string[]
}

function Asking({ asks, choose, companies }: AskingProps) {
  const who = new Intl.ListFormat('en-AU').format(companies.length > 0 ? companies : ['Google'])
  return (
    <Card border radius={2} padding={4}>
      <Stack gap={5}>
        <Stack gap={4} role="radiogroup" aria-label="When people are asked">
          <Text as="h3" size={1} weight="semibold">
            When people are asked
          </Text>
          {TAG_ASKS.map((value) => (
            <Flex as="label" key={value} gap={3}>
              <Radio name="asks" checked={asks === value} onChange={() => choose(value)} />
              <Stack gap={2}>
                <Text size={1} weight="medium">
                  {ASKS[value].title}
                </Text>
                <Text size={1} muted>
                  {ASKS[value].help}
                </Text>
              </Stack>
            </Flex>
          ))}
        </Stack>
        <Bar aria-label="What people are asked">
          <p>Can we count your visit with {who}? It tells us which ads work.</p>
          <span>No thanks</span>
          <span>Okay</span>
        </Bar>
        <Text size={1} muted>
          Tags load once the page is there. What your agency brings in Tag Manager can only load from Google
          and the services listed here.
        </Text>
      </Stack>
    </Card>
  )
}

/** The bar as the site draws it, to look at. */
const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  padding: 12px 16px;
  border-radius: 5px;
  background: #14171c;
  color: #fff;
  font-size: 13px;
  line-height: 1.4;
  & > p { flex: 1 1 240px; margin: 0; }
  & > span {
    padding: 8px 14px;
    border-radius: 4px;
    background: #fff;
    color: #14171c;
    font-weight: 600;
  }
`
