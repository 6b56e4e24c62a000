import { randomUUID } from 'node:crypto'
import { pagePath, successPath } from '#app/paths.ts'
import {
  fromFacts,
  type LeadDefinition,
  type LeadFacts,
  type LeadFieldSpec,
} from '../definitions/lead-definition.ts'
import { POLICY_VERSION_FIELD } from '../rules/consent-text.ts'
import type { LeadFieldRule } from './lead-fields.ts'
import type { LeadFormField, LeadFormModel, LeadFormStep } from './lead-form-model.ts'
import type { FormReply } from './parse-fields.server.ts'

/** The state of a form that is shown again: values, errors and step. */
export type LeadFormState = {
  values?: Readonly<Record<string, string>>
  /** The last step that `values` has answers for; by default all. Later steps begin with initial values. */
  answered?: number
  lastResult?: FormReply
  step?: number
  /** Signed, as the browser has it. */
  leadId?: string
  /** The same for each submission of a form, so that it makes one lead. */
  idempotencyKey?: string
  /** The page's own path and query, sent with the lead. */
  page?: string
}

/** The form of a definition for a dealer, a vehicle and an instant: all its page shows, as plain data. */
export function leadForm(
  definition: LeadDefinition,
  facts: LeadFacts,
  state: LeadFormState = {},
): LeadFormModel {
  const { car } = facts
  const steps = buildSteps(definition, facts, state)
  return {
    kind: definition.kind,
    id: definition.kind.replaceAll('_', '-'),
    title: fromFacts(definition.title, facts, ''),
    intro: fromFacts(definition.intro, facts, ''),
    submitLabel: fromFacts(definition.submitLabel, facts, ''),
    steps,
    step: state.step ?? 0,
    carried: buildCarriedValues(definition, facts, state),
    lastResult: state.lastResult ? { ...state.lastResult, initialValue: getValues(steps) } : null,
    privacyHref: pagePath('privacy-policy'),
    successHref: definition.successHref ?? successPath(),
    car: car && { id: car.id, name: car.name, carType: car.carType, tag: car.tag },
    eventKind: definition.eventKind ?? 'enquiry',
  }
}

function buildSteps(
  definition: LeadDefinition,
  facts: LeadFacts,
  { values, answered = definition.steps.length - 1 }: LeadFormState,
): LeadFormStep[] {
  return definition.steps.map(({ title, fields }, at) => ({
    title,
    fields: shownFields(fields, facts).map((spec) =>
      formField(spec, facts, at <= answered ? values : undefined),
    ),
  }))
}

/** The values of a form's fields, by name. */
const getValues = (steps: readonly LeadFormStep[]): Record<string, string> =>
  Object.fromEntries(steps.flatMap(({ fields }) => fields.map(({ name, value }) => [name, value])))

/** Fields shown for these facts; hidden ones are among them, and the server overwrites their values. */
const shownFields = (fields: readonly LeadFieldSpec[], facts: LeadFacts) =>
  fields.filter((spec) => fromFacts(spec.shown, facts, true))

function formField(spec: LeadFieldSpec, facts: LeadFacts, values: LeadFormState['values']): LeadFormField {
  const { shown: _, initial, hint, options: _choices, bounds: _bounds, days, ...rest } = spec
  const first = fromFacts(initial, facts, '')
  const hints = fromFacts(hint, facts, '')
  return {
    ...rest,
    ...leadRule(spec, facts),
    value: values === undefined ? first : (values[spec.name] ?? ''),
    ...(hints ? { hint: hints } : {}),
    ...(days === undefined ? {} : { days: fromFacts(days, facts, []) }),
  }
}

/** The validation rule of a field for these facts. */
export function leadRule(
  spec: LeadFieldSpec,
  facts: LeadFacts,
): LeadFieldRule & Pick<LeadFormField, 'options'> {
  const { name, type, maxLength, bounds, requiredWith, gone } = spec
  return {
    name,
    type,
    label: fromFacts(spec.label, facts, ''),
    required: fromFacts(spec.required, facts, false),
    ...(requiredWith === undefined ? {} : { requiredWith }),
    ...(gone === undefined ? {} : { gone }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(bounds === undefined ? {} : { bounds: typeof bounds === 'function' ? bounds(facts) : bounds }),
    ...(spec.options === undefined ? {} : { options: [...fromFacts(spec.options, facts, [])] }),
  }
}

/** The rules of the steps up to and with `step`, beginning at `from`. */
export function leadRules(
  definition: LeadDefinition,
  facts: LeadFacts,
  from: number,
  step: number,
): LeadFieldRule[] {
  const fields = definition.steps.slice(from, step + 1).flatMap((one) => shownFields(one.fields, facts))
  return fields.map((spec) => leadRule(spec, facts))
}

/** The server's values of the hidden fields, which replace what the browser sent. */
export function hiddenValues(definition: LeadDefinition, facts: LeadFacts): Record<string, string> {
  const hidden = definition.steps
    .flatMap(({ fields }) => shownFields(fields, facts))
    .filter((spec) => spec.type === 'hidden')
  return Object.fromEntries(hidden.map((spec) => [spec.name, fromFacts(spec.initial, facts, '')]))
}

function buildCarriedValues(
  { kind }: LeadDefinition,
  { car, policyVersion }: LeadFacts,
  { leadId, idempotencyKey = randomUUID(), page, step = 0 }: LeadFormState,
): Record<string, string> {
  return {
    kind,
    step: String(step),
    idempotency_key: idempotencyKey,
    [POLICY_VERSION_FIELD]: policyVersion,
    ...(car ? { car_id: car.id } : {}),
    ...(leadId ? { lead_id: leadId } : {}),
    ...(page ? { page } : {}),
  }
}
