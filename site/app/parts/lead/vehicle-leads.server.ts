import type { Car, Tenant } from '@forecourt/schemas/contract'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import { askForSheetPath, bookTestDrivePath, contactPath } from '#app/paths.ts'
import type { LeadLinkModel, VehicleLeads } from './form/lead-link-model.ts'

/** What a vehicle's page offers to ask (VDP-21, VDP-38, VAR-15). */
export function vehicleLeads(car: Car, { flags, texts }: Pick<Tenant, 'flags' | 'texts'>): VehicleLeads {
  const { id } = car
  if (!isAvailable(car))
    return { similar: linkTo('find_similar', contactPath(id, 'find_similar'), 'Find Me Something Similar') }
  return {
    ...(flags.enquireButton
      ? {
          enquire: linkTo('vehicle_enquiry', contactPath(id), flags.enquiryButton),
          photos: linkTo('request_photos', contactPath(id, 'request_photos'), 'Request Photos'),
          ...(car.carType === 'used' && car.inspection === null
            ? { sheet: linkTo('vehicle_enquiry', askForSheetPath(id), 'Send me the sheet') }
            : {}),
        }
      : {}),
    ...(flags.testDriveButton
      ? {
          testDrive: linkTo(
            'test_drive',
            bookTestDrivePath(id),
            texts.testDriveCta || getTradeWords([car.itemType]).book,
          ),
        }
      : {}),
  }
}

const linkTo = (kind: LeadLinkModel['kind'], href: string, label: string): LeadLinkModel => ({
  kind,
  href,
  label,
})
