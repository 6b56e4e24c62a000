import { AUSTRALIAN_STATES, findAbnProblem, formatAbn, type StateCode } from '@forecourt/schemas/contract'
import { Card, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { Field } from '../sites/new-dealer/field.tsx'
import { saveSettings } from './save-settings.ts'
import { StepFrame, type StepProps } from './step-frame.tsx'
import type { SetUpFacts } from './steps.ts'
import { useSaving } from './use-saving.ts'

/** What a dealer's licence is called on paper, by state. */
const LICENCES: Readonly<Partial<Record<StateCode, string>>> = {
  NSW: 'New South Wales: the MD number on your licence.',
  VIC: 'Victoria: the LMCT number on your licence.',
  QLD: 'Queensland: the number of your motor dealer licence.',
  SA: 'South Australia: the LVD number on your licence.',
  WA: 'Western Australia: the MD number on your licence.',
  TAS: 'Tasmania: the LMVT number on your licence.',
}

const MAIL = /^\S+@\S+\.\S+$/

/** Who the dealer is before the law; the foot of every page says it. */
export function LegalStep({ site, facts }: StepProps) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const saving = useSaving()
  const { form, change } = useLegalForm(facts)
  const abnProblem = findAbnProblem(form.abn)
  const mailProblem =
    form.email === '' || MAIL.test(form.email.trim()) ? undefined : 'Write an email address.'
  const state = facts.content.locations[0]?.state ?? site.state
  const hint = AUSTRALIAN_STATES.find(({ code }) => code === state)
  const isWrong = Boolean(abnProblem || mailProblem)
  return (
    <StepFrame
      site={site}
      facts={facts}
      id="legal"
      title="What the law wants on the site"
      words="It stands at the foot of every page."
      error={saving.error}
      isBusy={saving.isBusy || isWrong}
      save={() => saving.save(() => saveSettings(client, site.id, toSettings(form)))}
      beside={<AsItReads form={form} />}
    >
      <Field
        label="Business name"
        value={form.legalName}
        onChange={(legalName) => change({ legalName })}
        placeholder="Saltbush Automotive Pty Ltd"
      />
      <Field
        label="ABN"
        value={form.abn}
        onChange={(abn) => change({ abn })}
        problem={abnProblem ?? undefined}
        good={form.abn && !abnProblem ? 'The digits add up' : undefined}
      />
      <Field
        label="Dealer licence number"
        value={form.licence}
        onChange={(licence) => change({ licence })}
        help={`${hint ? (LICENCES[hint.code] ?? `${hint.name}: the number on your dealer licence.`) : ''} Each location can have its own.`}
      />
      <Field
        label="Credit licence"
        optional
        value={form.creditLicence}
        onChange={(creditLicence) => change({ creditLicence })}
        help="Where you arrange finance, for example: Credit representative 512 884 of Murray Vale Finance."
      />
      <Text as="h3" size={1} weight="semibold">
        Privacy
      </Text>
      <Field label="Who answers about privacy" value={form.name} onChange={(name) => change({ name })} />
      <Field label="Email" value={form.email} onChange={(email) => change({ email })} problem={mailProblem} />
      <Field label="Phone" optional value={form.phone} onChange={(phone) => change({ phone })} />
    </StepFrame>
  )
}

const EMPTY = { legalName: '', abn: '', licence: '', creditLicence: '', name: '', email: '', phone: '' }
type LegalForm = typeof EMPTY

function useLegalForm({ content: { settings } }: SetUpFacts) {
  const [form, setForm] = useState<LegalForm>(() => ({
    legalName: settings?.legalName ?? '',
    abn: settings?.abn ?? '',
    licence: settings?.licence ?? '',
    creditLicence: settings?.creditLicence ?? '',
    name: settings?.privacyContact?.name ?? '',
    email: settings?.privacyContact?.email ?? '',
    phone: settings?.privacyContact?.phone ?? '',
  }))
  const change = (fields: Partial<LegalForm>) => setForm((last) => ({ ...last, ...fields }))
  return { form, change }
}

function toSettings({ legalName, abn, licence, creditLicence, name, email, phone }: LegalForm) {
  const given = (text: string) => text.trim() || undefined
  const contact = { name: given(name), email: given(email), phone: given(phone) }
  return {
    legalName: given(legalName),
    abn: abn.trim() ? formatAbn(abn.trim()) : undefined,
    licence: given(licence),
    creditLicence: given(creditLicence),
    privacyContact: Object.values(contact).some(Boolean) ? contact : undefined,
  }
}

/** The foot of every page with what is typed. */
function AsItReads({ form }: { form: LegalForm }) {
  const { legalName, abn, licence, creditLicence, name, email, phone } = form
  const company = [legalName, abn ? `ABN ${formatAbn(abn)}` : ''].filter(Boolean).join(', ')
  const privacy = [name ? `Privacy: ${name}` : 'Privacy', email || phone].filter(Boolean).join(', ')
  return (
    <Stack gap={3} as="section" aria-label="As it’ll read">
      <Text as="h2" size={1} weight="semibold">
        As it’ll read, at the foot of every page
      </Text>
      <Card border radius={2} padding={4}>
        <Stack gap={3}>
          <Text size={1}>{company || 'Business name, ABN'}</Text>
          <Text size={1}>Dealer licence {licence || '?'}</Text>
          {creditLicence ? <Text size={1}>{creditLicence}</Text> : null}
          <Text size={1}>{email || phone ? privacy : 'Privacy: ?'}</Text>
        </Stack>
      </Card>
    </Stack>
  )
}
