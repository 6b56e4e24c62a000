import { BANNER_PART, listParts, OFFER_PART } from '@forecourt/schemas/contract'
import { AddIcon } from '@sanity/icons/Add'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useClient } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { useAnswer } from '../../content-api/use-answer.ts'
import { STRUCTURE_API_VERSION } from '../content/site-structure.ts'
import type { Campaign } from './campaign-content.query.ts'
import { partTitle } from './campaign-text.ts'

const KINDS = {
  offer: { title: 'Offer', add: 'Add an offer', path: 'offer', line: '#0d8a80', field: '#c8efeb' },
  banner: { title: 'Banner', add: 'Add a banner', path: 'banner', line: '#8a4fc4', field: '#efe4fb' },
  tile: { title: 'Tile', add: 'Add a tile', path: 'tiles', line: '#6a5ad9', field: '#e3dffc' },
} as const
type PartKind = keyof typeof KINDS

const classify = (part: string): PartKind => (part === OFFER_PART || part === BANNER_PART ? part : 'tile')

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  gap: 14px;
`
const Thumb = styled.img`
  display: block;
  width: 108px;
  height: 72px;
  border-radius: 3px;
  object-fit: cover;
  background: var(--card-border-color);
`
const Mark = styled.i<{ $kind: PartKind }>`
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-right: 8px;
  border-radius: 2px;
  border: 1px solid ${({ $kind }) => KINDS[$kind].line};
  background: ${({ $kind }) => KINDS[$kind].field};
`

interface CampaignPartsProps {
  readonly campaign: Campaign
  readonly chosen: string | null
  onChoose(part: string): void
}

/** The tiles, the banner and the offer of a campaign; the chosen one’s sites are in the table. */
export function CampaignParts({ campaign, chosen, onChoose }: CampaignPartsProps) {
  const pictures = usePictures(campaign)
  return (
    <Grid role="group" aria-label="Parts of the campaign">
      {listParts(campaign)
        .toReversed()
        .map((part) => (
          <PartCard
            key={part}
            campaign={campaign}
            part={part}
            picture={pictures.get(findAsset(campaign, part) ?? '') ?? null}
            isChosen={part === chosen}
            onChoose={() => onChoose(part)}
          />
        ))}
      {(campaign.tiles ?? []).length === 0 ? <NewPart campaign={campaign} kind="tile" /> : null}
      {campaign.banner ? null : <NewPart campaign={campaign} kind="banner" />}
      {campaign.offer ? null : <NewPart campaign={campaign} kind="offer" />}
    </Grid>
  )
}

function findAsset(campaign: Campaign, part: string): string | undefined {
  const kind = classify(part)
  const written = kind === 'tile' ? campaign.tiles?.find(({ _key }) => _key === part) : campaign[kind]
  return written?.image?.asset?._ref
}

/** The addresses of the parts’ pictures, by the ids of their assets. */
function usePictures(campaign: Campaign): ReadonlyMap<string, string> {
  const client = useClient({ apiVersion: STRUCTURE_API_VERSION })
  const ids = listParts(campaign).flatMap((part) => findAsset(campaign, part) ?? [])
  const { value } = useAnswer(ids.length > 0 ? ids.join(' ') : null, () => client.getDocuments(ids))
  return new Map((value ?? []).flatMap((asset) => (asset ? [[asset._id, String(asset.url)]] : [])))
}

interface PartCardProps {
  readonly campaign: Campaign
  readonly part: string
  readonly picture: string | null
  readonly isChosen: boolean
  onChoose(): void
}

function PartCard({ campaign, part, picture, isChosen, onChoose }: PartCardProps) {
  const kind = classify(part)
  return (
    <Card
      as="button"
      type="button"
      radius={2}
      padding={3}
      aria-pressed={isChosen}
      onClick={onChoose}
      style={
        isChosen
          ? { boxShadow: 'inset 0 0 0 2px #4353d9' }
          : { boxShadow: 'inset 0 0 0 1px var(--card-border-color)' }
      }
    >
      <Flex gap={4} align="center">
        {picture ? <Thumb src={`${picture}?w=216&h=144&fit=crop`} alt="" /> : null}
        <Stack gap={3}>
          <Text size={1} muted>
            <Mark aria-hidden="true" $kind={kind} />
            {KINDS[kind].title}
          </Text>
          <Text size={1} weight="semibold">
            {partTitle(campaign, part)}
          </Text>
          <Text size={1} muted>
            {getNote(campaign, part)}
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}

/** Where a tile or banner is on a site; what kind of offer an offer is. */
function getNote(campaign: Campaign, part: string): string {
  if (part === OFFER_PART) return campaign.offer?.category ?? 'No kind yet'
  if (part === BANNER_PART) return 'First on the front page'
  const place = campaign.tiles?.find(({ _key }) => _key === part)?.position
  return place ? `Place ${place}` : 'The next usual place'
}

/** A part the campaign does not have yet; it is written in the campaign’s form. */
function NewPart({ campaign, kind }: { campaign: Campaign; kind: PartKind }) {
  const id = campaign._id.replace(/^drafts\./, '')
  const { path, title, add } = KINDS[kind]
  const form = useIntentLink({ intent: 'edit', params: { id, type: 'campaign', path } })
  return (
    <Card border radius={2} padding={3} tone="transparent" style={{ borderStyle: 'dashed' }}>
      <Stack gap={3}>
        <Text size={1} muted>
          <Mark aria-hidden="true" $kind={kind} />
          {title}
        </Text>
        <Text size={1} weight="semibold">
          None yet
        </Text>
        <Flex>
          <Button as="a" {...form} mode="ghost" icon={AddIcon} fontSize={1} padding={2} text={add} />
        </Flex>
      </Stack>
    </Card>
  )
}
