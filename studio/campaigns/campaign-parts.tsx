import { listParts, OFFER_PART } from '@forecourt/schemas/contract'
import { AddIcon } from '@sanity/icons/Add'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useClient } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { useAnswer } from '../content/use-answer.ts'
import { STRUCTURE_API_VERSION } from '../structure/site-structure.ts'
import type { Campaign } from './campaign-content.query.ts'
import { partTitle } from './campaign-words.ts'

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
const Mark = styled.i<{ $offer: boolean }>`
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-right: 8px;
  border-radius: 2px;
  border: 1px solid ${({ $offer }) => ($offer ? '#0d8a80' : '#6a5ad9')};
  background: ${({ $offer }) => ($offer ? '#c8efeb' : '#e3dffc')};
`

interface CampaignPartsProps {
  readonly campaign: Campaign
  readonly chosen: string | null
  onChoose(part: string): void
}

/** The offer and the tiles of a campaign; the chosen one’s sites are in the table. */
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
            picture={pictures.get(assetOf(campaign, part) ?? '') ?? null}
            isChosen={part === chosen}
            onChoose={() => onChoose(part)}
          />
        ))}
      {(campaign.tiles ?? []).length === 0 ? <NewPart campaign={campaign} kind="tile" /> : null}
      {campaign.offer ? null : <NewPart campaign={campaign} kind="offer" />}
    </Grid>
  )
}

const assetOf = (campaign: Campaign, part: string) =>
  part === OFFER_PART
    ? campaign.offer?.image?.asset?._ref
    : campaign.tiles?.find(({ _key }) => _key === part)?.image?.asset?._ref

/** The addresses of the parts’ pictures, by the ids of their assets. */
function usePictures(campaign: Campaign): ReadonlyMap<string, string> {
  const client = useClient({ apiVersion: STRUCTURE_API_VERSION })
  const ids = listParts(campaign).flatMap((part) => assetOf(campaign, part) ?? [])
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
  const isOffer = part === OFFER_PART
  const tile = campaign.tiles?.find(({ _key }) => _key === part)
  const note = isOffer
    ? campaign.offer?.category
    : tile?.position
      ? `Place ${tile.position}`
      : 'The next usual place'
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
            <Mark aria-hidden="true" $offer={isOffer} />
            {isOffer ? 'Offer' : 'Tile'}
          </Text>
          <Text size={1} weight="semibold">
            {partTitle(campaign, part)}
          </Text>
          <Text size={1} muted>
            {note ?? 'No kind yet'}
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}

/** A part the campaign does not have yet; it is written in the campaign’s form. */
function NewPart({ campaign, kind }: { campaign: Campaign; kind: 'offer' | 'tile' }) {
  const id = campaign._id.replace(/^drafts\./, '')
  const path = kind === 'offer' ? 'offer' : 'tiles'
  const form = useIntentLink({ intent: 'edit', params: { id, type: 'campaign', path } })
  return (
    <Card border radius={2} padding={3} tone="transparent" style={{ borderStyle: 'dashed' }}>
      <Stack gap={3}>
        <Text size={1} muted>
          <Mark aria-hidden="true" $offer={kind === 'offer'} />
          {kind === 'offer' ? 'Offer' : 'Tile'}
        </Text>
        <Text size={1} weight="semibold">
          None yet
        </Text>
        <Flex>
          <Button
            as="a"
            {...form}
            mode="ghost"
            icon={AddIcon}
            fontSize={1}
            padding={2}
            text={`Add ${kind === 'offer' ? 'an offer' : 'a tile'}`}
          />
        </Flex>
      </Stack>
    </Card>
  )
}
