import { ReserveSection } from '#app/parts/reserve/reserve-section.tsx'
import type { ActionsSection } from '../actions/actions-section.server.ts'
import { IncludedList, PointList } from './dealer-text.tsx'
import type { FactsSection } from './facts-section.server.ts'
import { InformationTabs } from './information-tabs.tsx'
import { DealerComments, Features } from './vehicle-details.tsx'

type InformationProps = {
  car: Pick<FactsSection, 'comments' | 'features' | 'dealerText'> & Pick<ActionsSection, 'reserve'>
}

/** VDP-22: the description of the vehicle, its seller, and what is included. */
export function Information({ car }: InformationProps) {
  const { comments, features, reserve, dealerText } = car
  const { included, reasons, protection, protectionTitle } = dealerText
  const tabs = [
    {
      id: 'comments',
      title: 'Dealer Comments',
      isEmpty: comments.message !== '',
      content: <DealerComments comments={comments} />,
    },
    ...(features.length > 0
      ? [{ id: 'features', title: 'Features', content: <Features features={features} /> }]
      : []),
    ...(included.length > 0
      ? [{ id: 'included', title: 'What’s Included', content: <IncludedList included={included} /> }]
      : []),
    ...(reasons.length > 0
      ? [{ id: 'reasons', title: 'Why Buy From Us?', content: <PointList points={reasons} /> }]
      : []),
    ...(reserve
      ? [{ id: 'reserve-online', title: 'Reserve Online', content: <ReserveSection offer={reserve} /> }]
      : []),
    ...(protection.length > 0
      ? [{ id: 'protection', title: protectionTitle, content: <PointList points={protection} /> }]
      : []),
  ]
  return <InformationTabs tabs={tabs} />
}
