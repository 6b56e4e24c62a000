import type { findCampaignId } from '@forecourt/schemas/contract'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { getPublishedId, type InputProps, type SchemaType, useDocumentOperationEvent } from 'sanity'
import { useReportOpenDocument } from '../access/open-document.tsx'
import type { OwnedDocument } from '../access/worked-on.ts'
import { SentBackNote } from '../documents/approval/sent-back-note.tsx'
import { FormWithLook } from '../documents/looks/form-with-look.tsx'
import { FormWithWarnings } from '../documents/problems/problem-banner.tsx'
import { MadeByCampaign } from '../tools/campaigns/made-by-campaign.tsx'
import { WallFromInput, WallUntilInput } from '../tools/campaigns/wall-time-input.tsx'
import { OwnLookInput } from '../tools/set-up/own-look-input.tsx'
import { LendersInput } from '../tools/stock/lenders-input.tsx'
import { TileColourInput } from './colours/tile-colour-input.tsx'
import { DayInput } from './dates/day-input.tsx'
import { SiteFromInput, SiteUntilInput } from './dates/site-time-input.tsx'
import { DenseForm } from './dense-form.tsx'
import { LocationInput } from './hours/location-input.tsx'
import { LateFocus } from './late-focus.tsx'
import { LinkInput } from './links/link-input.tsx'
import { NumberInput } from './numbers/number-input.tsx'
import { PictureInput } from './pictures/picture-input.tsx'
import { SitesInput } from './sites/sites-input.tsx'
import { CountedTextInput } from './texts/counted-text-input.tsx'
import { LongTextInput } from './texts/long-text-input.tsx'
import { forgetTyped } from './typed/typed-texts.ts'

type Input = ComponentType<InputProps>
type MadeByHand = Parameters<typeof findCampaignId>[0] | undefined

/** Inputs of our own by the name of a schema type: every field of that type has them. */
const INPUTS_BY_TYPE: Readonly<Record<string, Input>> = {
  location: LocationInput,
  offer: FormWithLook,
  portableText: LongTextInput,
  promoTile: FormWithLook,
}

/** Inputs of our own by the name a single field gives in its options (`studioInput`). */
const INPUTS_BY_OPTION: Readonly<Record<string, Input>> = {
  countedText: CountedTextInput,
  lenders: LendersInput,
  link: LinkInput,
  ownLook: OwnLookInput,
  picture: PictureInput,
  siteFrom: SiteFromInput,
  sites: SitesInput,
  siteUntil: SiteUntilInput,
  tileColour: TileColourInput,
  wallFrom: WallFromInput,
  wallUntil: WallUntilInput,
}

/**
 * The project's own input for a field, or null for the Studio's.
 * @throws RangeError for a name that no input has
 */
function findInput(type: SchemaType): Input | null {
  const name = (type.options as { studioInput?: string } | undefined)?.studioInput
  if (name === undefined) return INPUTS_BY_TYPE[type.name] ?? findTypedInput(type)
  const input = INPUTS_BY_OPTION[name]
  if (!input) throw new RangeError(`There is no input named “${name}”.`)
  return input
}

/** The Studio's own inputs of numbers and days store half of what is being typed. */
function findTypedInput(type: SchemaType): Input | null {
  if (type.jsonType === 'number') return type.options?.list ? null : NumberInput
  return type.name === 'date' ? DayInput : null
}

/** Every input of every form passes here, once. */
export function FormInput(props: InputProps) {
  const Own = findInput(props.schemaType)
  const input = Own ? <Own {...props} /> : props.renderDefault(props)
  if (props.path.length === 0) return <WholeForm {...props}>{input}</WholeForm>
  return props.schemaType.name === 'image' ? (
    <LateFocus focused={props.focused === true}>{input}</LateFocus>
  ) : (
    input
  )
}

/** A whole document: the frame shows its site, and warnings are above its fields. */
function WholeForm({ schemaType, value, children }: InputProps & { children: ReactNode }) {
  useReportOpenDocument(schemaType.name, value as OwnedDocument | undefined)
  useForgetThrownAway(value, schemaType.name)
  return (
    <FormWithWarnings type={schemaType.name}>
      <MadeByCampaign document={value as MadeByHand} />
      {schemaType.name === 'offer' ? <SentBackNote id={getPublishedId(getId(value))} /> : null}
      <DenseForm>{children}</DenseForm>
    </FormWithWarnings>
  )
}

const getId = (value: unknown) => (value as { _id?: string } | undefined)?._id ?? ''

/** Operations after which the document is no longer what was typed over. */
const THROWN_AWAY: readonly string[] = ['discardChanges', 'delete', 'restore']

/** Whoever throws a document’s changes away throws away what is typed and not stored, too. */
function useForgetThrownAway(value: unknown, type: string): void {
  const id = getPublishedId(getId(value))
  const done = useDocumentOperationEvent(id, type)
  useEffect(() => {
    if (done?.type === 'success' && THROWN_AWAY.includes(done.op)) forgetTyped(id)
  }, [done, id])
}
