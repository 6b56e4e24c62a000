import {
  findOwnRateProblem,
  formatRate,
  isAdministrator,
  type Lender,
  lender as lenderTerms,
  loanExample,
  siteLender,
} from '@forecourt/schemas/contract'
import { Button, Card, Flex, Grid, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { Field } from '../sites/new-dealer/field.tsx'
import {
  describeExample,
  EMPTY_LENDER,
  type LenderForm,
  listLenderProblems,
  readFigure,
  toLender,
} from './lender-form.ts'
import { saveSettings } from './save-settings.ts'
import { addLender } from './save-tenant.ts'
import { useOpenPlace } from './set-up-row.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'
import type { SetUpFacts } from './steps.ts'
import { useSaving } from './use-saving.ts'

const EXAMPLE_PRICE_CENTS = 3_000_000

/**
 * The lenders of a site with a worked example beside: whoever runs the platform adds them, and a manager sets rates
 * within the bounds.
 */
export function LendersStep({ site, facts }: StepProps) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const open = useOpenPlace()
  const saving = useSaving()
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  const { lenders, main } = readLenders(facts)
  const own = useOwnRates(facts, lenders)
  const [form, setForm] = useState<LenderForm | null>(null)
  const problems =
    form &&
    listLenderProblems(
      form,
      lenders.map(({ provider }) => provider),
    )
  const typed = form && Object.keys(problems ?? {}).length === 0 ? toLender(form) : null
  const add = async () => {
    if (typed && (await saving.save(() => addLender(client, site.id, typed)))) setForm(null)
  }
  const saveRates = async () =>
    own.fields.length === 0 || (await saving.save(() => saveSettings(client, site.id, own.change)))
  const shown = typed ?? (main && own.apply(main))
  return (
    <StepFrame
      site={site}
      facts={facts}
      id="lenders"
      title="Lenders and the rate"
      words="The rate works out each weekly repayment. Without a lender, only the price shows."
      error={saving.error}
      isBusy={saving.isBusy || own.isWrong}
      save={saveRates}
      act={
        form
          ? { text: 'Add this lender', isBusy: saving.isBusy || !typed, onPress: () => void add() }
          : undefined
      }
      beside={<AsItReads terms={shown} />}
    >
      {form && lenders.length === 0 ? null : <LenderList lenders={lenders} main={main} own={own} />}
      {isAdministrator(roles) ? (
        <Flex gap={2} wrap="wrap">
          {form ? null : (
            <Button mode="ghost" fontSize={1} text="Add a lender" onClick={() => setForm(EMPTY_LENDER)} />
          )}
          {lenders.length > 0 ? (
            <Button
              mode="ghost"
              fontSize={1}
              text="Change a lender"
              onClick={() => open({ type: 'tenant', id: site.id })}
            />
          ) : null}
        </Flex>
      ) : null}
      {form && problems ? (
        <LenderFields
          form={form}
          problems={problems}
          change={(fields) => setForm({ ...form, ...fields })}
          cancel={() => setForm(null)}
        />
      ) : null}
    </StepFrame>
  )
}

/** The lenders whose terms can be read, and the one whose repayments show. */
function readLenders({ content: { tenant } }: SetUpFacts): { lenders: Lender[]; main: Lender | null } {
  const lenders = (tenant?.lenders ?? []).flatMap((stored) => {
    const parsed = lenderTerms.safeParse(stored)
    return parsed.success ? [parsed.data] : []
  })
  return { lenders, main: siteLender(tenant?.financeProvider ?? '', lenders) }
}

type OwnRates = ReturnType<typeof useOwnRates>

/** The rates that the dealer sets in place of the platform's. */
function useOwnRates({ content: { settings } }: SetUpFacts, lenders: readonly Lender[]) {
  const stored = settings?.ownFinance ?? null
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const fields = lenders
    .filter(({ ownRateFrom, ownRateTo }) => typeof ownRateFrom === 'number' && typeof ownRateTo === 'number')
    .map((terms) => {
      const { provider } = terms
      const before = stored?.rates?.find((rate) => rate.provider === provider)?.interestRate
      const text = typed[provider] ?? (before == null ? '' : String(before))
      const rate = readFigure(text)
      const problem =
        text.trim() === ''
          ? undefined
          : rate === null
            ? 'A rate, for example 7.99.'
            : (findOwnRateProblem({ provider, interestRate: rate }, [terms])?.replace(
                ' This one is not used.',
                '',
              ) ?? undefined)
      return { provider, terms, text, rate, problem }
    })
  const others = (stored?.rates ?? []).filter(
    (rate) => !fields.some(({ provider }) => provider === rate.provider),
  )
  return {
    fields,
    isWrong: fields.some(({ problem }) => problem !== undefined),
    type: (provider: string, text: string) => setTyped((last) => ({ ...last, [provider]: text })),
    /** A lender's terms with the rate that is typed for it. */
    apply(terms: Lender): Lender {
      const field = fields.find(({ provider }) => provider === terms.provider)
      if (!field || field.rate === null || field.problem) return terms
      return { ...terms, interestRate: field.rate }
    },
    change: {
      ownFinance: {
        ...(stored?.defaultRate == null ? {} : { defaultRate: stored.defaultRate }),
        rates: [
          ...others,
          ...fields
            .filter(({ rate }) => rate !== null)
            .map(({ provider, rate }) => ({
              _key: stored?.rates?.find((one) => one.provider === provider)?._key ?? crypto.randomUUID(),
              _type: 'ownRate',
              provider,
              interestRate: rate,
            })),
        ],
      },
    },
  }
}

interface LenderListProps {
  readonly lenders: readonly Lender[]
  readonly main: Lender | null
  readonly own: OwnRates
}

function LenderList({ lenders, main, own }: LenderListProps) {
  if (lenders.length === 0)
    return (
      <Card border radius={2} padding={4}>
        <Text size={1}>
          No lender yet. Whoever runs the platform adds one; then you set your rates within its bounds.
        </Text>
      </Card>
    )
  return (
    <Card as="ul" border radius={2} padding={0} style={{ listStyle: 'none' }}>
      {lenders.map((terms, at) => (
        <Card as="li" key={`${terms.provider} ${at}`} borderTop={at > 0} padding={4}>
          <Stack gap={4}>
            <Stack gap={3}>
              <Flex align="center" gap={3} wrap="wrap">
                <Text size={1} weight="semibold">
                  {terms.provider}
                </Text>
                {terms === main ? (
                  <Card tone="primary" radius={2} paddingX={2} paddingY={1}>
                    <Text size={0}>Used for the repayments</Text>
                  </Card>
                ) : null}
              </Flex>
              <Text size={1} muted>
                {describeTerms(own.apply(terms))}
              </Text>
            </Stack>
            <OwnRate terms={terms} own={own} />
          </Stack>
        </Card>
      ))}
    </Card>
  )
}

function OwnRate({ terms, own }: { terms: Lender; own: OwnRates }) {
  const field = own.fields.find(({ provider }) => provider === terms.provider)
  if (!field) return null
  return (
    <Field
      label={`Your rate with ${terms.provider}, % a year`}
      value={field.text}
      onChange={(text) => own.type(terms.provider, text)}
      problem={field.problem}
      placeholder={String(terms.interestRate)}
      help={`You can set ${terms.ownRateFrom}% to ${terms.ownRateTo}%. Leave it empty for ${terms.interestRate}%.`}
    />
  )
}

/** "7.99% p.a., 9.06% comparison rate, 5 years" */
function describeTerms(terms: Lender): string {
  const comparison = describeExample(terms, EXAMPLE_PRICE_CENTS)?.comparisonRate
  const years = terms.termMonths / 12
  return [
    `${formatRate(terms.interestRate)} p.a.`,
    comparison == null ? 'no comparison rate' : `${formatRate(comparison)} comparison rate`,
    Number.isInteger(years * 2) ? `${years} years` : `${terms.termMonths} months`,
  ].join(', ')
}

interface LenderFieldsProps {
  readonly form: LenderForm
  readonly problems: ReturnType<typeof listLenderProblems>
  readonly change: (fields: Partial<LenderForm>) => void
  readonly cancel: () => void
}

const FIGURES: readonly { name: keyof LenderForm; label: string; help?: string }[] = [
  { name: 'rate', label: 'Rate, % a year' },
  { name: 'years', label: 'Term, years' },
  { name: 'deposit', label: 'Deposit, % of price' },
  { name: 'balloon', label: 'Final payment, %' },
  { name: 'fee', label: 'Establishment fee, $', help: 'All that’s charged at the start.' },
  { name: 'monthlyFee', label: 'Monthly fee, $' },
  {
    name: 'ownFrom',
    label: 'Dealer’s rate from, %',
    help: 'Leave it empty and only you can change the rate.',
  },
  { name: 'ownTo', label: 'Dealer’s rate to, %' },
]

function LenderFields({ form, problems, change, cancel }: LenderFieldsProps) {
  return (
    <Card border radius={2} padding={4} as="section" aria-label="A new lender">
      <Stack gap={4}>
        <Field
          label="Lender"
          value={form.provider}
          onChange={(provider) => change({ provider })}
          problem={problems.provider}
          autoFocus
        />
        <Field
          label="Credit licence"
          optional
          value={form.licence}
          onChange={(licence) => change({ licence })}
          problem={problems.licence}
          help="The lender’s Australian credit licence. It’s named in the small print."
        />
        <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
          {FIGURES.map(({ name, label, help }) => (
            <Field
              key={name}
              label={label}
              value={form[name]}
              onChange={(text) => change({ [name]: text })}
              problem={problems[name]}
              help={help}
            />
          ))}
        </Grid>
        <Flex>
          <Button mode="bleed" fontSize={1} text="Cancel" onClick={cancel} />
        </Flex>
      </Stack>
    </Card>
  )
}

/** The repayment of a vehicle of $30,000, with all that the law wants beside it. */
function AsItReads({ terms }: { terms: Lender | null }) {
  const example = terms && describeExample(terms, EXAMPLE_PRICE_CENTS)
  return (
    <Stack gap={3} as="section" aria-label="How it’ll read">
      <Text as="h2" size={1} weight="semibold">
        How it’ll read at $30,000
      </Text>
      <Card border radius={2} padding={4}>
        {terms && example?.comparisonRate != null ? (
          <Stack gap={4}>
            <Text size={4} weight="semibold">
              {example.weekly} <span style={{ fontSize: '0.55em' }}>a week</span>
            </Text>
            <Text size={1}>
              {formatRate(terms.interestRate)} p.a., {formatRate(example.comparisonRate)} comparison rate
            </Text>
            <Stack as="dl" gap={0} style={{ margin: 0 }}>
              {example.lines.map(({ label, value }) => (
                <Card key={label} borderTop paddingY={3}>
                  <Flex justify="space-between" gap={3}>
                    <Text as="dt" size={1} muted>
                      {label}
                    </Text>
                    <Text as="dd" size={1} style={{ margin: 0 }}>
                      {value}
                    </Text>
                  </Flex>
                </Card>
              ))}
            </Stack>
            {terms.disclaimer ? (
              <Text size={1} muted>
                {terms.disclaimer}
              </Text>
            ) : null}
            <Text size={1} muted>
              {loanExample(terms.exampleBalloonPercent)}
            </Text>
            <Text size={1} muted>
              The warning’s words are the law’s, so they can’t be changed.
            </Text>
          </Stack>
        ) : (
          <Text size={1}>
            {terms && example
              ? 'These fees leave no comparison rate, so no repayment shows.'
              : 'Only the price. A lender’s rate brings the weekly repayment.'}
          </Text>
        )}
      </Card>
    </Stack>
  )
}
