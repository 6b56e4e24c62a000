import {
  formatDollars,
  formatRate,
  mayShowRate,
  type OfferFigure,
  type OfferTerms,
  offerEnd,
  offerFigure,
  offerLoan,
  offerText,
  toCents,
} from '@forecourt/schemas/contract'
import { Stack, Text } from '@sanity/ui'
import type { DocumentInspectorProps } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { LookPane } from '../../documents/looks/look-pane.tsx'
import { deriveColours } from '../../documents/looks/site-colours.ts'
import { useEdited } from '../../documents/looks/use-edited.ts'
import { CropBox } from '../pictures/crop-box.tsx'
import { useFormPicture } from '../pictures/picture-input.tsx'

type EditedOffer = Partial<Record<keyof OfferTerms, number>> & {
  name?: string
  category?: string
  figure?: string
  figureUnit?: string
  figureNote?: string
  start?: string
  description?: string
  sanitizedDescription?: string
  disclaimer?: string
  expiry?: string
  image?: Parameters<typeof useFormPicture>[0]
}

const CARD_WIDTH = 278

/** An offer's card as shoppers will see it, cuts and all. */
export function OfferLook({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const { edited, sites, site, pickSite } = useEdited<EditedOffer>(documentId, documentType)
  return (
    <LookPane title="How it looks" onClose={onClose} sites={sites} site={site} onSite={pickSite}>
      {site && edited ? <OfferCard offer={edited} site={site} /> : null}
      <Text size={1} muted>
        On the offer’s own page the texts and the picture are whole.
      </Text>
    </LookPane>
  )
}

function OfferCard({ offer, site }: { offer: EditedOffer; site: StudioSite }) {
  const colours = deriveColours(site)
  const picture = useFormPicture(offer.image)
  const description = offer.sanitizedDescription || offer.description || ''
  const { figure: written = '', figureUnit = '', figureNote = '' } = offer
  const figure = offerFigure({ ...readTerms(offer), figure: written, figureUnit, figureNote })
  const { start = null, expiry = null } = offer
  const { end } = offerEnd({ start, expiry }, new Date().toISOString(), site.timeZone)
  return (
    <article
      aria-label="Offer card"
      style={{
        width: CARD_WIDTH,
        background: colours.surface,
        color: colours.ink,
        borderRadius: 6,
        padding: 12,
        border: `1px solid ${colours.line}`,
        font: '14px/1.45 Inter, sans-serif',
      }}
    >
      <Stack gap={3}>
        {picture ? <CropBox picture={picture} use="offerCard" width={CARD_WIDTH - 26} /> : null}
        {offer.category ? <small style={{ color: colours.muted }}>{offer.category}</small> : null}
        <b style={{ fontSize: 18, lineHeight: 1.2 }}>{offer.name || 'No name yet'}</b>
        {figure ? <Figure figure={figure} /> : null}
        <Terms terms={readTerms(offer)} />
        <CutText text={description} />
        {offer.disclaimer ? (
          <small style={{ color: colours.muted }}>
            <CutText text={offer.disclaimer} />
          </small>
        ) : null}
        {end ? (
          <b style={{ fontSize: 13 }}>
            {end.text}, {end.left}
          </b>
        ) : null}
        <b style={{ color: colours.brandText, fontSize: 13 }}>Enquire Now</b>
      </Stack>
    </article>
  )
}

/** What the site shows of a text before “View more”, and the rest greyed. */
function CutText({ text }: { text: string }) {
  const { toggle, short, shownChars } = offerText(text, false)
  if (!toggle) return <span>{text}</span>
  return (
    <span>
      {short} <u>View more</u>{' '}
      <span style={{ opacity: 0.6, textDecoration: 'line-through' }}>{text.slice(shownChars)}</span>
    </span>
  )
}

function Figure({ figure: { figure, unit, note } }: { figure: OfferFigure }) {
  return (
    <span>
      <b style={{ fontSize: 30, letterSpacing: '-0.04em' }}>{figure}</b> {unit}
      {note ? <small style={{ display: 'block' }}>{note}</small> : null}
    </span>
  )
}

function readTerms(offer: EditedOffer): OfferTerms {
  const { price, interestRate, comparisonRate, termMonths, deposit, finalPayment } = offer
  return {
    price: price ?? null,
    interestRate: interestRate ?? null,
    comparisonRate: comparisonRate ?? null,
    termMonths: termMonths ?? null,
    deposit: deposit ?? null,
    finalPayment: finalPayment ?? null,
  }
}

function Terms({ terms }: { terms: OfferTerms }) {
  const price = toCents(terms.price)
  const loan = mayShowRate(terms) ? offerLoan(terms, null) : null
  return (
    <>
      {price === null ? null : <b style={{ fontSize: 20 }}>{formatDollars(price)}</b>}
      {mayShowRate(terms) ? (
        <span>
          {formatRate(terms.interestRate)} a year, {formatRate(terms.comparisonRate)} comparison rate
        </span>
      ) : null}
      {loan === null ? null : <span>{formatDollars(loan.weeklyCents)} a week, before the lender’s fees</span>}
      {mayShowRate(terms) ? <small>The warning beside comparison rates follows here.</small> : null}
      {terms.interestRate !== null && !mayShowRate(terms) ? (
        <i>The rate does not show without its comparison rate.</i>
      ) : null}
    </>
  )
}
